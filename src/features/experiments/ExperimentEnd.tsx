import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { FourStars } from '../../components/stars';
import { paths } from '../../lib/paths';
import { selectPlainPath } from '../../router/locationSlice';
import { selectNeighbours } from '../videos/videosSlice';
import { textOf, useVideoTexts } from '../videos/videoTexts';
import type { ExperimentName } from './experimentsSlice';
import { endPlace } from './PlaceLink';

/** Why it came out so, once it was tried, and the lesson after the one that the experiment belongs to. No score (B11). */
export function ExperimentEnd({ experiment }: { experiment: ExperimentName }) {
  const { t } = useTranslation([experiment, 'experiments']);
  const path = useAppSelector(selectPlainPath);
  const texts = useVideoTexts();
  const { next } = useAppSelector((state) => selectNeighbours(state, path.split('/').at(-1)!));
  return (
    <div id={endPlace} className="experiment-end" tabIndex={-1}>
      <FourStars isJoined />
      <p>{t('prediction.why')}</p>
      {next && (
        <AppLink to={paths.video(next.id)}>{t('experiments:next', { title: textOf(next, texts).title })}</AppLink>
      )}
    </div>
  );
}
