import type { LessonId } from '../lessons/lessonIds';

export interface Audience {
  id: 'boomers' | 'millennials' | 'genZ' | 'developers' | 'investors';
  /** The member who speaks to it. */
  voice: string;
  /** What it can read today. */
  lesson: LessonId;
}

export type AudienceId = Audience['id'];

/** For whom the site is, and where each begins (B23). */
export const audiences: Audience[] = [
  { id: 'boomers', voice: 'orion', lesson: 'video6' },
  { id: 'millennials', voice: 'mira', lesson: 'video5' },
  { id: 'genZ', voice: 'nova', lesson: 'video8' },
  { id: 'developers', voice: 'izar', lesson: 'video9' },
  { id: 'investors', voice: 'atlas', lesson: 'video10' },
];
