import type { Language } from '../../lib/language';
import type { LessonId } from './lessonIds';
import type { LessonText } from './lessonText';

/** The files of every lesson, each loaded on its own. The bundler follows an import only where its path is written out. */
export const lessonFiles: Record<LessonId, Record<Language, () => Promise<LessonText>>> = {
  video1: {
    es: () => import('../../../locales/lessons/video1/es.json'),
    en: () => import('../../../locales/lessons/video1/en.json'),
  },
  video2: {
    es: () => import('../../../locales/lessons/video2/es.json'),
    en: () => import('../../../locales/lessons/video2/en.json'),
  },
  video3: {
    es: () => import('../../../locales/lessons/video3/es.json'),
    en: () => import('../../../locales/lessons/video3/en.json'),
  },
  video5: {
    es: () => import('../../../locales/lessons/video5/es.json'),
    en: () => import('../../../locales/lessons/video5/en.json'),
  },
  video6: {
    es: () => import('../../../locales/lessons/video6/es.json'),
    en: () => import('../../../locales/lessons/video6/en.json'),
  },
  video8: {
    es: () => import('../../../locales/lessons/video8/es.json'),
    en: () => import('../../../locales/lessons/video8/en.json'),
  },
  video9: {
    es: () => import('../../../locales/lessons/video9/es.json'),
    en: () => import('../../../locales/lessons/video9/en.json'),
  },
  video10: {
    es: () => import('../../../locales/lessons/video10/es.json'),
    en: () => import('../../../locales/lessons/video10/en.json'),
  },
  video11: {
    es: () => import('../../../locales/lessons/video11/es.json'),
    en: () => import('../../../locales/lessons/video11/en.json'),
  },
  video17: {
    es: () => import('../../../locales/lessons/video17/es.json'),
    en: () => import('../../../locales/lessons/video17/en.json'),
  },
  video19: {
    es: () => import('../../../locales/lessons/video19/es.json'),
    en: () => import('../../../locales/lessons/video19/en.json'),
  },
  video20: {
    es: () => import('../../../locales/lessons/video20/es.json'),
    en: () => import('../../../locales/lessons/video20/en.json'),
  },
};
