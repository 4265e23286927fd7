import type { Language } from '../../lib/language';
import type { LessonId } from './lessonIds';

/** What `readingMinutes` counts, for pages that offer a lesson and do not load its text. */
export const minutesToRead: Record<LessonId, Record<Language, number>> = {
  video3: { es: 2, en: 2 },
  video5: { es: 2, en: 2 },
  video9: { es: 2, en: 3 },
  video10: { es: 3, en: 2 },
  video11: { es: 3, en: 2 },
  video17: { es: 3, en: 2 },
  video19: { es: 2, en: 2 },
};
