/**
 * The lessons whose text can be read before there is a video (B14), as a path for those who know nothing (B28): from what is yours, by ledger
 * and keys, to what can be built on them.
 */
export const lessonIds = [
  'video1',
  'video5',
  'video2',
  'video6',
  'video7',
  'video3',
  'video17',
  'video8',
  'video16',
  'video9',
  'video11',
  'video10',
  'video18',
  'video19',
  'video20',
] as const;
export type LessonId = (typeof lessonIds)[number];

/** To read any lesson: 380 to 450 words, at 200 a minute. */
export const minutesToRead = 3;

export function isReadable(videoId: string): videoId is LessonId {
  return (lessonIds as readonly string[]).includes(videoId);
}

/** The parts of every lesson, in the order in which they are read. */
export const partNames = ['scene', 'steps', 'limits', 'tryIt', 'checks', 'questions', 'terms', 'sources'] as const;
export type PartName = (typeof partNames)[number];
/** A part, or one place in it: `steps-2`. */
export type PlaceName = PartName | `${PartName}-${number}`;

export function partId(videoId: string, name: PlaceName): string {
  return `${videoId}-${name}`;
}
