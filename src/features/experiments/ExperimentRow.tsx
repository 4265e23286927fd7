import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { publicFile } from '../../lib/site';
import { experimentIds, experimentNames } from '../lessons/experimentIds';

/** What can be tried, each with the drawing of what comes out (B26). */
export function ExperimentRow() {
  const { t } = useTranslation('experimentRow');
  return (
    <>
      <h3 id="experiment-row" className="mb-3">
        {t('title')}
      </h3>
      <ul className="swipe-row experiment-row" aria-labelledby="experiment-row">
        {experimentIds.map((id) => (
          <li key={id} className="card card-hover position-relative overflow-hidden">
            <img
              src={publicFile(`/images/experiments/${experimentNames[id]}.svg`)}
              alt=""
              width="640"
              height="240"
              loading="lazy"
            />
            <AppLink to={paths.video(id)} className="stretched-link">
              {t(experimentNames[id])}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}
