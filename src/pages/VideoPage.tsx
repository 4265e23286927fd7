import Stack from 'react-bootstrap/Stack';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useAppSelector } from '../lib/store';
import { Notice } from '../components/Notice';
import { withTexts } from '../components/loadable';
import { Page } from '../components/Page';
import { Comments } from '../features/comments/Comments';
import { selectCommentsByVideo } from '../features/comments/commentsSlice';
import { Experiment, experimentOf } from '../features/experiments/Experiment';
import { hasExperiment } from '../features/lessons/experimentIds';
import { Explained } from '../features/glossary/Explained';
import { isReadable } from '../features/lessons/lessonIds';
import { lessonTexts } from '../features/lessons/lessonTexts';
import { lessonView, ReadableLesson } from '../features/lessons/ReadableLesson';
import { LessonOffer, LikeButton, VideoAuthors, VideoFacts, VideoTags } from '../features/videos/VideoDetails';
import { loadPlayer, VideoPlayer } from '../features/videos/VideoPlayer';
import { LessonPlace, NextLesson, RelatedVideos, VideoOrder } from '../features/videos/RelatedVideos';
import { plateNumber, type Video } from '../features/videos/video';
import { videosData } from '../features/videos/videosData';
import { selectVideoById } from '../features/videos/videosSlice';
import { textOf, useVideoTexts } from '../features/videos/videoTexts';
import type { Texts } from '../i18n/makeI18n';
import { namespaces } from '../i18n/texts';
import type { Language } from '../lib/language';
import { paths } from '../lib/paths';
import { JoinStrip } from '../features/waitlist/JoinStrip';
import { PageShareButton } from '../features/share/ShareButton';

const texts = namespaces({
  es: () => import('../../locales/es/videoPage'),
  en: () => import('../../locales/en/videoPage'),
});

/** What only some videos have: the text of a lesson, a player. */
export async function loadVideo(id: string): Promise<void> {
  const video = videosData.find((video) => video.id === id);
  await Promise.all([isReadable(id) && lessonView.load(), video?.videoUrl && loadPlayer(video)]);
}

export async function loadTexts(language: Language, id: string): Promise<Texts> {
  const [shared, experiment] = await Promise.all([
    texts[language].load(),
    experimentOf(id)?.texts[language].load(),
    isReadable(id) && lessonTexts[id][language].load(),
  ]);
  return { ...shared, ...experiment };
}

export const VideoPage = withTexts(texts, function VideoOfAddress() {
  const { id = '' } = useParams();
  const video = useAppSelector((state) => selectVideoById(state, id));
  return video ? <KnownVideo video={video} /> : <UnknownVideo />;
});

function KnownVideo({ video }: { video: Video }) {
  const { title, description } = textOf(video, useVideoTexts());
  const comments = useAppSelector((state) => selectCommentsByVideo(state, video.id));
  const share = <PageShareButton title={title} />;
  const isLesson = isReadable(video.id);
  const actions = (
    <Stack direction="horizontal" gap={2} className="video-actions flex-wrap mb-4">
      <LikeButton video={video} />
      {/* A lesson ends with it. */}
      {!isLesson && share}
    </Stack>
  );
  const facts = (
    <div>
      <VideoFacts video={video} commentCount={comments.length} />
      <VideoTags tags={video.tags} />
    </div>
  );
  return (
    <Page title={title} description={description} className={`container video-page ${isLesson ? 'lesson-page' : ''}`}>
      <div>
        {/* Reader views find what belongs to a text by such names. */}
        <div className="video-content">
          <VideoPlayer video={video} hasExperiment={hasExperiment(video.id)} />
          <div className="video-text">
            <h1>{title}</h1>
            <LessonOffer id={video.id} hasExperiment={hasExperiment(video.id)} />
            <Explained id="lesson" text={description} />
            <VideoAuthors authorIds={video.authorIds} />
            {!isLesson && actions}
          </div>
          {!isLesson && facts}
        </div>
        <ReadableLesson
          video={video}
          plate={plateNumber(video.id)}
          experiment={<Experiment videoId={video.id} />}
          place={<LessonPlace id={video.id} />}
          next={<NextLesson id={video.id} />}
          share={share}
        />
        {isLesson && (
          <div className="mt-5 d-print-none">
            {actions}
            {facts}
          </div>
        )}
        <Comments videoId={video.id} />
        {!isLesson && <VideoOrder id={video.id} />}
      </div>
      <RelatedVideos id={video.id} />
      <JoinStrip />
    </Page>
  );
}

function UnknownVideo() {
  const { t } = useTranslation('video');
  return (
    <Page title={t('notFound.title')} description={t('notFound.text')} hidden>
      <Notice title={t('notFound.title')} text={t('notFound.text')} to={paths.videos} action={t('notFound.back')} />
    </Page>
  );
}
