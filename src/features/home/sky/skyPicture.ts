import { flare } from '../../../components/sky/stars';
import { brand, siteUrl } from '../../../lib/site';
import { membersData } from '../../members/membersData';
import type { Video } from '../../videos/video';
import { cardSize, type Layer } from '../../waitlist/cardDrawing';
import { cardFile } from '../../waitlist/cardPicture';
import { stateOf, type Constellation } from './constellation';
import { box, dots, figureOf } from './figure';

const columns = 4;
const scale = 0.5;
const cell = { width: (cardSize.width - 30) / columns, height: 66 };

const colourOf = (author: string) => membersData.find(({ id }) => id === author)!.avatarColor as Layer['fill'];

function layersOf({ id, authorIds }: Video, index: number, sky: Constellation): Layer[] {
  const at = {
    x: 15 + (index % columns) * cell.width + (cell.width - box.width * scale) / 2,
    y: 20 + Math.floor(index / columns) * cell.height,
    scale,
  };
  const { stars, lines } = figureOf(id, authorIds.length, at);
  const state = stateOf(id, sky);
  const isLit = state === 'lit' || state === 'drawn';
  return [
    ...(state === 'drawn' ? [{ d: lines, stroke: 'text-muted', width: 0.75 } as const] : []),
    { d: dots(stars.slice(authorIds.length)), fill: isLit ? 'text' : 'border', stroke: 'surface', width: 1 },
    ...authorIds.map((author, place): Layer => ({
      d: flare(stars[place]!),
      fill: isLit ? colourOf(author) : 'border-strong',
    })),
  ];
}

/** The constellation as a PNG, drawn here like the card of the waitlist: nothing is sent for it. */
export function skyPicture(videos: Video[], sky: Constellation, title: string, count: string): Promise<File> {
  return cardFile(
    videos.flatMap((video, index) => layersOf(video, index, sky)),
    [
      { text: title, y: 388, size: 25, role: 'text', isDisplay: true },
      { text: count, y: 408, size: 12, role: 'text-muted', isDisplay: false },
      { text: `${brand} · ${new URL(siteUrl).host}`, y: 430, size: 10.5, role: 'text-muted', isDisplay: false },
    ],
  );
}
