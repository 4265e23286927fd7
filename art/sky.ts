import type { Video } from '../src/features/videos/video';
import { placeMotif } from './plates/motif';
import { placementOf, seedOf, type Subject } from './plates/subject';

/** The figures of the sky on home (H8), each as on its plate, in a box of 120 × 100: first the stars of its authors. */
export function skyFigures(videos: Video[], subjects: Map<string, Subject>): string {
  const figures = videos.map((video) => {
    const { tag, figure } = subjects.get(video.id)!;
    const placement = { ...placementOf(video, figure), centre: { x: 60, y: 50 }, scale: 1 };
    const { stars, lines } = placeMotif(figure, seedOf(video), placement);
    const chains = lines.map((chain) => chain.join('-'));
    return [
      video.id,
      { tag, stars: stars.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' '), lines: chains.join(' ') },
    ];
  });
  return `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`;
}
