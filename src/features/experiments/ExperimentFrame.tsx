import { useId, type ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../components/useHydrated';
import { publicFile } from '../../lib/site';
import type { ExperimentName } from './experimentsSlice';
import { ExperimentEnd } from './ExperimentEnd';
import { Prediction } from './Prediction';
import { useCryptoWorks } from './useCryptoWorks';
import { useReplay } from './useReplay';

interface ExperimentFrameProps {
  /** Also names its texts, its outcome drawing and, with `hasStyles`, its own stylesheet. */
  name: ExperimentName;
  hasStyles?: boolean;
  needsCrypto?: boolean;
  /** True once the visitor has seen the outcome that the prediction asks about. */
  isTried: boolean;
  /** Interpolated into the lead and the question. */
  values?: Record<string, number>;
  children: ReactNode;
  /** For who wants to go on, after the end. */
  more?: ReactNode;
}

/** Controls are disabled until hydration; without JavaScript a drawing shows the outcome. */
export function ExperimentFrame({
  name,
  hasStyles,
  needsCrypto,
  isTried,
  values,
  children,
  more,
}: ExperimentFrameProps) {
  const { t } = useTranslation([name, 'experiments']);
  const id = useId();
  const isReady = useHydrated();
  const cryptoWorks = useCryptoWorks();
  useReplay(name);
  const figure = (
    <figure className="experiment-outcome m-0">
      <img src={publicFile(`/images/experiments/${name}.svg`)} alt="" width="640" height="240" />
      <figcaption>{t('outcome')}</figcaption>
    </figure>
  );
  return (
    <Card as="section" body className="experiment d-print-none" aria-labelledby={id}>
      {/* In the body: in the head it would block painting the text above. */}
      <link rel="stylesheet" href={publicFile('/styles/experiments.css')} />
      {hasStyles && <link rel="stylesheet" href={publicFile(`/styles/${name}.css`)} />}
      <p className="caption">{t('experiments:label')}</p>
      <h3 id={id} className="mt-0">
        {t('title')}
      </h3>
      <p className="muted">{t('lead', { ...values })}</p>
      {!needsCrypto || cryptoWorks ? (
        <>
          <noscript>{figure}</noscript>
          <fieldset className="experiment-tools" aria-labelledby={id} disabled={!isReady}>
            <Prediction experiment={name} isTried={isTried} values={values} />
            {children}
            {isTried && <ExperimentEnd experiment={name} />}
            {more}
          </fieldset>
        </>
      ) : (
        <>
          <p role="alert">{t('experiments:noCrypto')}</p>
          {figure}
        </>
      )}
      <p className="experiment-note experiment-local mt-3">{t('experiments:local')}</p>
    </Card>
  );
}
