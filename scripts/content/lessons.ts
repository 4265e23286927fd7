import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lessonIds, type LessonId } from '../../src/features/lessons/lessonIds';
import type { LessonText, Revision } from '../../src/features/lessons/lessonText';
import { defaultLanguage, type Language } from '../../src/lib/language';

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

export function readRevisions() {
  const entries = lessonIds.map((id) => {
    const { version, date } = lessonIn(defaultLanguage, id);
    return [id, { version, date }] as const;
  });
  return Object.fromEntries(entries) as Record<LessonId, Revision>;
}

/** What the pages know of the texts' versions (B31): Parcel puts it in the place of these settings. */
export function revisionSettings() {
  const revisions = readRevisions();
  const days = Object.values(revisions).map(({ date }) => date);
  return { REVISIONS: JSON.stringify(revisions), LAST_REVISED: days.sort().at(-1)! };
}
