import en from '../../../../locales/en/lessons/video8.json';
import es from '../../../../locales/es/lessons/video8.json';
import type { LessonTexts } from '../lessonText';

export const texts = { es, en } satisfies LessonTexts;
