import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage';
import { formatShortDate } from '../../lib/format';
import { useAppSelector } from '../../lib/store';
import { experimentIds } from '../experiments/experimentIds';
import { lessonIds } from '../lessons/lessonIds';
import { selectVideos } from '../videos/videosSlice';

/** How far the lessons are, in one line, which ends in a link (B31). */
export function ProgressLine({ children }: { children: ReactNode }) {
  const { t } = useTranslation('progress');
  const videos = useAppSelector(selectVideos);
  const line = t('line', {
    lessons: videos.length,
    written: lessonIds.length,
    experiments: experimentIds.length,
    videos: videos.filter(({ videoUrl }) => videoUrl).length,
    date: formatShortDate(process.env.LAST_REVISED!, useLanguage()),
  });
  return (
    <p className="caption mt-3 mb-0">
      <span>{`${line}\u00a0· `}</span>
      {children}
    </p>
  );
}
