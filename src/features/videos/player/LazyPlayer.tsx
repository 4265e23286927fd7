import { loadable, useLoaded } from '../../../components/loadable';
import type { Video } from '../video';

/** A page without a video never asks for this code. */
const player = loadable(() => import('./PlayableVideo'));

/** Fetches what a page with this video is drawn from. */
export async function loadPlayer(video: Pick<Video, 'captions'>): Promise<void> {
  const { loadTranscripts } = await player.load();
  await loadTranscripts(video);
}

export function LazyPlayer({ video }: { video: Video }) {
  const { PlayableVideo } = useLoaded(player);
  return <PlayableVideo video={video} />;
}
