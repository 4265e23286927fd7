import { useId, useSyncExternalStore, type ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, type AppThunk } from '../../app/hooks';
import { useHydrated } from '../../components/useHydrated';
import { publicFile } from '../../lib/site';

interface ExperimentFrameProps {
  /** A drawing in `public/images/experiments` of what comes out. */
  drawing: string;
  title: string;
  lead: string;
  /** What the drawing shows, in words. */
  outcome: string;
  /** For an experiment with cryptography: true when Web Crypto failed. */
  hasCryptoFailed?: boolean;
  children: ReactNode;
}

/** Until the page is hydrated the controls are disabled; where there are no scripts a drawing stands in their place. */
export function ExperimentFrame({ drawing, title, lead, outcome, hasCryptoFailed, children }: ExperimentFrameProps) {
  const { t } = useTranslation();
  const id = useId();
  const isReady = useHydrated();
  const hasCrypto = useHasCrypto();
  const works = hasCryptoFailed === undefined || (hasCrypto && !hasCryptoFailed);
  const figure = (
    <figure className="experiment-outcome">
      <img src={publicFile(`/images/experiments/${drawing}.svg`)} alt="" width="640" height="240" />
      <figcaption>{outcome}</figcaption>
    </figure>
  );
  return (
    <Card as="section" body className="experiment" aria-labelledby={id}>
      <link rel="stylesheet" href={publicFile('/styles/experiments.css')} />
      <p className="caption">{t('experiments.label')}</p>
      <h3 id={id}>{title}</h3>
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
      <p className="experiment-note experiment-local">{t('experiments.local')}</p>
    </Card>
  );
}

const neverChanges = () => () => undefined;

const isCryptoThere: AppThunk<boolean> = (_dispatch, _getState, { subtleCrypto }) => subtleCrypto !== undefined;

/** The HTML of the build counts on it. */
export function useHasCrypto(): boolean {
  const dispatch = useAppDispatch();
  return useSyncExternalStore(
    neverChanges,
    () => dispatch(isCryptoThere),
    () => true,
  );
}
