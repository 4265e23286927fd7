import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { publicFile } from '../../lib/site';
import type { Video } from './video';
import { useLoaded } from '../../components/loadable';
import { loadable } from '../../lib/loadable';

/** The video, or the poster with the badge while there is none (P1). */
export function VideoPlayer({ video }: { video: Video }) {
  return video.videoUrl ? <LazyPlayer video={video} /> : <Poster video={video} />;
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
