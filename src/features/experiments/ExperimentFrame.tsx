import { useId, useSyncExternalStore, type ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../components/useHydrated';
import { publicFile } from '../../lib/publicFile';

interface ExperimentFrameProps {
  /** A drawing in `public/images/experiments` of what comes out. */
  drawing: string;
  title: string;
  lead: string;
  /** What the drawing shows, in words. */
  outcome: string;
  /** For an experiment with cryptography: whether that was asked in vain. */
  hasCryptoFailed?: boolean;
  children: ReactNode;
}

/** Until the page is hydrated the controls are disabled; where there are no scripts a drawing stands in their place. */
export function ExperimentFrame({ drawing, title, lead, outcome, hasCryptoFailed, children }: ExperimentFrameProps) {
  const { t } = useTranslation();
  const id = useId();
  const isReady = useHydrated();
  const isCryptoThere = useIsCryptoThere();
  const works = hasCryptoFailed === undefined || (isCryptoThere && !hasCryptoFailed);
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

/** Web Crypto is missing in old browsers and where a page came over an insecure connection. */
function useIsCryptoThere(): boolean {
  return useSyncExternalStore(
    neverChanges,
    // The types know only browsers that have it.
    () => (globalThis.crypto as Crypto | undefined)?.subtle !== undefined,
    () => true,
  );
}
