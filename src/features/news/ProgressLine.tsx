import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage';
import { formatShortDate } from '../../lib/format';
import { useAppSelector } from '../../lib/store';
import { experimentIds } from '../experiments/experimentIds';
import { lessonIds } from '../lessons/lessonIds';
import { selectVideos } from '../videos/videosSlice';

/** How far the lessons are, in one line (B31). */
export function ProgressLine() {
  const { t } = useTranslation('progress');
  const videos = useAppSelector(selectVideos);
  return t('line', {
    lessons: videos.length,
    written: lessonIds.length,
    experiments: experimentIds.length,
    videos: videos.filter(({ videoUrl }) => videoUrl).length,
    date: formatShortDate(process.env.LAST_REVISED!, useLanguage()),
  });
}
