import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LessonId } from '../../src/features/lessons/lessonIds';
import type { LessonText } from '../../src/features/lessons/lessonText';
import type { Language } from '../../src/lib/language';

/** Where each lesson has a folder of its own. */
export const lessonsFolder = 'locales/lessons';

/** @throws with what to do where the file is missing */
export function readLessonFile(id: LessonId, name: string): string {
  const file = path.join(lessonsFolder, id, name);
  try {
    return readFileSync(path.join(__dirname, '../..', file), 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read: write it after that of another lesson`, { cause: error });
  }
}

export function lessonIn(language: Language, id: LessonId): LessonText {
  return JSON.parse(readLessonFile(id, `${language}.json`)) as LessonText;
}
