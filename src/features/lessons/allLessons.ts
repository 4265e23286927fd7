import type { LessonTexts } from './lessonText';
import type { LessonId } from './lessonIds';
import { texts as video1 } from './texts/video1';
import { texts as video2 } from './texts/video2';
import { texts as video3 } from './texts/video3';
import { texts as video5 } from './texts/video5';
import { texts as video6 } from './texts/video6';
import { texts as video8 } from './texts/video8';
import { texts as video9 } from './texts/video9';
import { texts as video10 } from './texts/video10';
import { texts as video11 } from './texts/video11';
import { texts as video17 } from './texts/video17';
import { texts as video19 } from './texts/video19';
import { texts as video20 } from './texts/video20';

/** All lessons at once, for the build and the tests. */
export const allLessons: Record<LessonId, LessonTexts> = {
  video1,
  video2,
  video3,
  video5,
  video6,
  video8,
  video9,
  video10,
  video11,
  video17,
  video19,
  video20,
};
