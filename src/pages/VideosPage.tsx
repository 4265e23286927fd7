import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../lib/store';
import { Page } from '../components/Page';
import { Begin } from '../features/begin/Begin';
import { LessonPath } from '../features/begin/LessonPath';
import { lessonIds } from '../features/lessons/lessonIds';
import { VideoExplorer } from '../features/videos/VideoExplorer';
import { selectVideos } from '../features/videos/videosSlice';
import { JoinStrip } from '../features/waitlist/JoinStrip';

export function VideosPage() {
  const { t } = useTranslation('videos');
  const videos = useAppSelector(selectVideos);
  const intro = videos.some(({ videoUrl }) => videoUrl) ? 'introWithVideos' : 'intro';
  return (
    <Page title={t('pageTitle')} description={t('description')} className="container">
      <header className="mb-4">
        <h1>{t('title')}</h1>
        <p className="muted">{t(intro, { videos: videos.length, readable: lessonIds.length })}</p>
      </header>
      <VideoExplorer />
      <Begin path={<LessonPath />} />
      <JoinStrip />
    </Page>
  );
}
