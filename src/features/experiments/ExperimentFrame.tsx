import { useId, useSyncExternalStore, type ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, type AppThunk } from '../../app/hooks';
import { useHydrated } from '../../components/useHydrated';
import { publicFile } from '../../lib/site';

interface ExperimentFrameProps {
  /** The name of the drawing of what comes out, and of its stylesheet, if it has more than all share. */
  name: string;
  hasStyles?: boolean;
  title: string;
  lead: string;
  /** What the drawing shows, in words. */
  outcome: string;
  needsCrypto?: boolean;
  hasCryptoFailed?: boolean;
  children: ReactNode;
}

/** Until the page is hydrated the controls are disabled; where there are no scripts a drawing stands in their place. */
export function ExperimentFrame(props: ExperimentFrameProps) {
  const { name, hasStyles, title, lead, outcome, needsCrypto, hasCryptoFailed, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const isReady = useHydrated();
  const hasCrypto = useHasCrypto();
  const works = !needsCrypto || (hasCrypto && !hasCryptoFailed);
  const figure = (
    <figure className="experiment-outcome m-0">
      <img src={publicFile(`/images/experiments/${name}.svg`)} alt="" width="640" height="240" />
      <figcaption>{outcome}</figcaption>
    </figure>
  );
  return (
    <Card as="section" body className="experiment d-print-none" aria-labelledby={id}>
      {/* Where it stands, and not in the head: the text above is painted without it. */}
      <link rel="stylesheet" href={publicFile('/styles/experiments.css')} />
      {hasStyles && <link rel="stylesheet" href={publicFile(`/styles/${name}.css`)} />}
      <p className="caption">{t('experiments.label')}</p>
      <h3 id={id} className="mt-0">
        {title}
      </h3>
      <p className="muted">{lead}</p>
      {works ? (
        <>
          <noscript>{figure}</noscript>
          <fieldset className="experiment-tools" aria-labelledby={id} disabled={!isReady}>
            {children}
          </fieldset>
        </>
      ) : (
        <>
          <p role="alert">{t('experiments.noCrypto')}</p>
          {figure}
        </>
      )}
      <p className="experiment-note experiment-local mt-3">{t('experiments.local')}</p>
    </Card>
  );
}

const noSubscription = () => () => undefined;

/** A thunk, because only thunks reach the services. */
const readHasCrypto: AppThunk<boolean> = (_dispatch, _getState, { subtleCrypto }) => subtleCrypto !== undefined;

/** The build renders as if Web Crypto were there; after hydration the browser decides. */
export function useHasCrypto(): boolean {
  const dispatch = useAppDispatch();
  return useSyncExternalStore(
    noSubscription,
    () => dispatch(readHasCrypto),
    () => true,
  );
}
