import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { FourStars } from '../../components/stars';
import { paths } from '../../lib/paths';
import { selectPlainPath } from '../../router/locationSlice';
import { selectNeighbours } from '../videos/videosSlice';
import { textOf, useVideoTexts } from '../videos/videoTexts';

/** What was shown, once it was, and the lesson after the one that the experiment belongs to. No score (B11). */
export function ExperimentEnd({ outcome }: { outcome: string }) {
  const { t } = useTranslation('experiments');
  const path = useAppSelector(selectPlainPath);
  const texts = useVideoTexts();
  const { next } = useAppSelector((state) => selectNeighbours(state, path.split('/').at(-1)!));
  return (
    <div className="experiment-end">
      <FourStars isJoined />
      <p>{outcome}</p>
      {next && <AppLink to={paths.video(next.id)}>{t('next', { title: textOf(next, texts).title })}</AppLink>}
    </div>
  );
}
