import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { publicFile } from '../../lib/site';
import { useLoaded } from '../../components/loadable';
import { useLanguage } from '../../i18n/useLanguage';
import { loadable } from '../../lib/loadable';
import { isReadable, type LessonId } from '../lessons/lessonIds';
import { LessonSlides } from '../lessons/LessonSlides';
import { lessonTexts } from '../lessons/lessonTexts';
import type { Video } from './video';

/** The video; while there is none, its lesson in thirty seconds, or the poster with the badge (P1). */
export function VideoPlayer({ video, hasExperiment }: { video: Video; hasExperiment: boolean }) {
  const { id, videoUrl, thumbnailUrl } = video;
  if (videoUrl) return <LazyPlayer video={video} />;
  return isReadable(id) ? (
    <LoadedSlides id={id} poster={thumbnailUrl} hasExperiment={hasExperiment} />
  ) : (
    <Poster video={video} />
  );
}

function LoadedSlides({ id, ...props }: { id: LessonId; poster: string; hasExperiment: boolean }) {
  const { t } = useTranslation(['video', 'common']);
  const { steps } = useLoaded(lessonTexts[id][useLanguage()]);
  return (
    <LessonSlides {...props} id={id} steps={steps}>
      <p className="d-flex flex-wrap column-gap-3 mw-100 m-0 px-3 py-2 fs-small muted">
        <span>{t('common:badge')}</span>
        <AppLink to={paths.waitlist}>{t('notify')}</AppLink>
      </p>
    </LessonSlides>
  );
}

function Poster({ video }: { video: Video }) {
  const { t } = useTranslation(['video', 'common']);
  return (
    <div className="card player">
      <div className="ratio ratio-16x9">
        <img src={publicFile(video.thumbnailUrl)} alt="" width="640" height="360" fetchPriority="high" />
      </div>
      <span className="badge">{t('common:badge')}</span>
      <p className="mw-100 m-0 px-3 py-mid border-top fs-small">
        <span>{t('preparing')} </span>
        <AppLink to={paths.waitlist}>{t('notify')}</AppLink>
      </p>
    </div>
  );
}

/** A page without a video never asks for this code. */
const player = loadable(() => import('./player/PlayableVideo'));

/** Fetches what a page with this video is drawn from. */
export async function loadPlayer(video: Pick<Video, 'captions'>): Promise<void> {
  const { loadTranscripts } = await player.load();
  await loadTranscripts(video);
}

function LazyPlayer({ video }: { video: Video }) {
  const { PlayableVideo } = useLoaded(player);
  return <PlayableVideo video={video} />;
}
