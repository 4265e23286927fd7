/** The lessons whose text can be read before there is a video (B14), in the order of the catalogue. */
export const lessonIds = [
  'video1',
  'video2',
  'video3',
  'video5',
  'video6',
  'video8',
  'video9',
  'video10',
  'video11',
  'video17',
  'video19',
  'video20',
] as const;
export type LessonId = (typeof lessonIds)[number];

/** To read any lesson: 380 to 450 words, at 200 a minute. */
export const minutesToRead = 2;

export function isReadable(videoId: string): videoId is LessonId {
  return (lessonIds as readonly string[]).includes(videoId);
}
