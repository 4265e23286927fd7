import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../components/AppLink';
import { optionalComponent } from '../../../components/loadable';
import { useInSight } from '../../../components/useInSight';
import { namespace } from '../../../i18n/texts';
import { publicFile } from '../../../lib/site';
import { useLessonLink } from '../../videos/useLessonLink';

export const chainFiles = {
  es: () => import('../../../../locales/es/chain.json'),
  en: () => import('../../../../locales/en/chain.json'),
};
const rowTexts = namespace('experimentRow', {
  es: () => import('../../../../locales/es/experimentRow.json'),
  en: () => import('../../../../locales/en/experimentRow.json'),
});
const ExperimentRow = optionalComponent(async () => (await import('../ExperimentRow')).ExperimentRow, rowTexts);
const chainTexts = namespace('chain', chainFiles);
const HomeChain = optionalComponent(async () => (await import('./ChainTools')).HomeChain, chainTexts);

/** An experiment to try before anything is asked for (B26). Until it comes into sight a drawing holds its place. */
export function HomeExperiment() {
  const { t } = useTranslation('homeExperiment');
  const { path, title } = useLessonLink('video3');
  const stage = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(stage);

  return (
    <div id="home-experiment" className="section pt-0">
      <div className="container">
        <div className="card">
          <div className="card-body">
            <h3 className="h2">{t('title')}</h3>
            <p>{t('lead')}</p>
            <AppLink to={path}>{t('read', { title })}</AppLink>
            <div ref={stage} className="home-experiment-stage in-one-place d-grid mt-4">
              <img src={publicFile('/images/experiments/chain.svg')} alt="" width="640" height="240" loading="lazy" />
              {isInSight && <HomeChain />}
            </div>
          </div>
        </div>
        <div className="experiment-row-stage">{isInSight && <ExperimentRow />}</div>
      </div>
    </div>
  );
}
