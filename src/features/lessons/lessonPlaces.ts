import { isString } from '../../lib/payload';
import { isReadable } from './lessonIds';

/** The parts of every lesson, in the order in which they are read. */
export const partNames = ['scene', 'steps', 'limits', 'tryIt', 'checks', 'questions', 'terms', 'sources'] as const;
export type PartName = (typeof partNames)[number];
/** A part, or one place in it: `steps-2`. */
export type PlaceName = PartName | `${PartName}-${number}`;

export function partId(videoId: string, name: PlaceName): string {
  return `${videoId}-${name}`;
}

const place = new RegExp(`^(\\w+)-(${partNames.join('|')})(-[1-9])?$`);

/** The part of a lesson that an id names, and whether it names a place in it; nothing where there is no such part. */
export function readPlace(id: unknown): { part: string; isWhole: boolean } | undefined {
  const [, video = '', part = '', number] = (isString(id) && place.exec(id)) || [];
  return isReadable(video) ? { part, isWhole: number === undefined } : undefined;
}
