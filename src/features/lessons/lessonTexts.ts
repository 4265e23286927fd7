import { byLanguage, type ByLanguage } from '../../i18n/texts';
import type { Language } from '../../lib/language';
import type { LessonId } from './lessonIds';
import type { LessonText } from './lessonText';

/** A file for each lesson and language: nobody fetches one that they do not open. */
export const lessonTexts: Record<LessonId, ByLanguage<LessonText>> = {
  video1: lesson({
    es: () => import('../../../locales/lessons/video1/es.json'),
    en: () => import('../../../locales/lessons/video1/en.json'),
  }),
  video2: lesson({
    es: () => import('../../../locales/lessons/video2/es.json'),
    en: () => import('../../../locales/lessons/video2/en.json'),
  }),
  video3: lesson({
    es: () => import('../../../locales/lessons/video3/es.json'),
    en: () => import('../../../locales/lessons/video3/en.json'),
  }),
  video5: lesson({
    es: () => import('../../../locales/lessons/video5/es.json'),
    en: () => import('../../../locales/lessons/video5/en.json'),
  }),
  video6: lesson({
    es: () => import('../../../locales/lessons/video6/es.json'),
    en: () => import('../../../locales/lessons/video6/en.json'),
  }),
  video7: lesson({
    es: () => import('../../../locales/lessons/video7/es.json'),
    en: () => import('../../../locales/lessons/video7/en.json'),
  }),
  video8: lesson({
    es: () => import('../../../locales/lessons/video8/es.json'),
    en: () => import('../../../locales/lessons/video8/en.json'),
  }),
  video9: lesson({
    es: () => import('../../../locales/lessons/video9/es.json'),
    en: () => import('../../../locales/lessons/video9/en.json'),
  }),
  video10: lesson({
    es: () => import('../../../locales/lessons/video10/es.json'),
    en: () => import('../../../locales/lessons/video10/en.json'),
  }),
  video11: lesson({
    es: () => import('../../../locales/lessons/video11/es.json'),
    en: () => import('../../../locales/lessons/video11/en.json'),
  }),
  video16: lesson({
    es: () => import('../../../locales/lessons/video16/es.json'),
    en: () => import('../../../locales/lessons/video16/en.json'),
  }),
  video17: lesson({
    es: () => import('../../../locales/lessons/video17/es.json'),
    en: () => import('../../../locales/lessons/video17/en.json'),
  }),
  video18: lesson({
    es: () => import('../../../locales/lessons/video18/es.json'),
    en: () => import('../../../locales/lessons/video18/en.json'),
  }),
  video19: lesson({
    es: () => import('../../../locales/lessons/video19/es.json'),
    en: () => import('../../../locales/lessons/video19/en.json'),
  }),
  video20: lesson({
    es: () => import('../../../locales/lessons/video20/es.json'),
    en: () => import('../../../locales/lessons/video20/en.json'),
  }),
};

function lesson(sources: Record<Language, () => Promise<LessonText>>): ByLanguage<LessonText> {
  return byLanguage((language) => sources[language]());
}
