import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../components/useHydrated';
import { publicFile } from '../../lib/site';
import { type ExperimentName, useCryptoWorks } from './experimentsSlice';
import { Prediction } from './Prediction';
import { useAppSelector } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { FourStars } from '../../components/sky/stars';
import { paths } from '../../lib/paths';
import { selectPlainPath } from '../../router/locationSlice';
import { selectNeighbours } from '../videos/videosSlice';
import { textOf, useVideoTexts } from '../videos/videoTexts';
import { endPlace } from './PlaceLink';

interface ExperimentFrameProps {
  /** Also names its texts, its outcome drawing and its own stylesheet. */
  name: ExperimentName;
  needsCrypto?: boolean;
  /** True once the visitor has seen the outcome that the prediction asks about. */
  isTried: boolean;
  /** Interpolated into the lead and the question. */
  values?: Record<string, number>;
  children: ReactNode;
  /** What came out, drawn. */
  ending?: ReactNode;
  /** For who wants to go on, after the end. */
  more?: ReactNode;
}

/** Controls are disabled until hydration; without JavaScript a drawing shows the outcome. */
export function ExperimentFrame(props: ExperimentFrameProps) {
  const { name, needsCrypto, isTried, values, children, ending = <FourStars isJoined />, more } = props;
  const { t } = useTranslation([name, 'experiments']);
  const id = useId();
  const isReady = useHydrated();
  const cryptoWorks = useCryptoWorks();
  const figure = (
    <figure className="experiment-outcome m-0">
      <img src={publicFile(`/images/experiments/${name}.svg`)} alt="" width="640" height="240" />
      <figcaption>{t('outcome')}</figcaption>
    </figure>
  );
  return (
    <section className="card experiment d-print-none" aria-labelledby={id}>
      <div className="card-body">
        {/* In the body: in the head it would block painting the text above. */}
        <link rel="stylesheet" href={publicFile('/styles/experiments.css')} />
        <link rel="stylesheet" href={publicFile(`/styles/${name}.css`)} />
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
              {isTried && <ExperimentEnd experiment={name}>{ending}</ExperimentEnd>}
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
      </div>
    </section>
  );
}

/** Why it came out so, once it was tried, and the lesson after the one that the experiment belongs to. No score (B11). */
function ExperimentEnd({ experiment, children }: { experiment: ExperimentName; children: ReactNode }) {
  const { t } = useTranslation([experiment, 'experiments']);
  const path = useAppSelector(selectPlainPath);
  const texts = useVideoTexts();
  const { next } = useAppSelector((state) => selectNeighbours(state, path.split('/').at(-1)!));
  return (
    <div id={endPlace} className="experiment-end" tabIndex={-1}>
      {children}
      <p>{t('prediction.why')}</p>
      {next && (
        <AppLink to={paths.video(next.id)}>{t('experiments:next', { title: textOf(next, texts).title })}</AppLink>
      )}
    </div>
  );
}
