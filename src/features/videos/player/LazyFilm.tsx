import { loadable, useLoaded } from '../../../components/loadable';
import type { Video } from '../video';

/** A page without a film never asks for this code. */
const player = loadable(() => import('./Film'));

/** Fetches what a page with this film is drawn from. */
export async function loadFilm(video: Video): Promise<void> {
  const { loadTranscripts } = await player.load();
  await loadTranscripts(video);
}

export function LazyFilm({ video }: { video: Video }) {
  const { Film } = useLoaded(player);
  return <Film video={video} />;
}
