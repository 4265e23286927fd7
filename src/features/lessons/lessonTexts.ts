import { byLanguage, type ByLanguage } from '../../i18n/texts';
import type { Language } from '../../lib/language';
import { lessonIds, type LessonId } from './lessonIds';
import type { LessonText } from './lessonText';

const files: Record<Language, Record<LessonId, () => Promise<LessonText>>> = {
  es: {
    video1: () => import('../../../locales/lessons/video1/es.json'),
    video2: () => import('../../../locales/lessons/video2/es.json'),
    video3: () => import('../../../locales/lessons/video3/es.json'),
    video5: () => import('../../../locales/lessons/video5/es.json'),
    video6: () => import('../../../locales/lessons/video6/es.json'),
    video7: () => import('../../../locales/lessons/video7/es.json'),
    video8: () => import('../../../locales/lessons/video8/es.json'),
    video9: () => import('../../../locales/lessons/video9/es.json'),
    video10: () => import('../../../locales/lessons/video10/es.json'),
    video11: () => import('../../../locales/lessons/video11/es.json'),
    video16: () => import('../../../locales/lessons/video16/es.json'),
    video17: () => import('../../../locales/lessons/video17/es.json'),
    video18: () => import('../../../locales/lessons/video18/es.json'),
    video19: () => import('../../../locales/lessons/video19/es.json'),
    video20: () => import('../../../locales/lessons/video20/es.json'),
  },
  en: {
    video1: () => import('../../../locales/lessons/video1/en.json'),
    video2: () => import('../../../locales/lessons/video2/en.json'),
    video3: () => import('../../../locales/lessons/video3/en.json'),
    video5: () => import('../../../locales/lessons/video5/en.json'),
    video6: () => import('../../../locales/lessons/video6/en.json'),
    video7: () => import('../../../locales/lessons/video7/en.json'),
    video8: () => import('../../../locales/lessons/video8/en.json'),
    video9: () => import('../../../locales/lessons/video9/en.json'),
    video10: () => import('../../../locales/lessons/video10/en.json'),
    video11: () => import('../../../locales/lessons/video11/en.json'),
    video16: () => import('../../../locales/lessons/video16/en.json'),
    video17: () => import('../../../locales/lessons/video17/en.json'),
    video18: () => import('../../../locales/lessons/video18/en.json'),
    video19: () => import('../../../locales/lessons/video19/en.json'),
    video20: () => import('../../../locales/lessons/video20/en.json'),
  },
};

/** A file for each lesson and language: nobody fetches one that they do not open. */
export const lessonTexts = Object.fromEntries(
  lessonIds.map((id) => [id, byLanguage((language) => files[language][id]())]),
) as Record<LessonId, ByLanguage<LessonText>>;
