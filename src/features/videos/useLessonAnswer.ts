import { useEffect, useReducer, useState } from 'react';
import { byLanguage } from '../../i18n/texts';
import { useLanguage } from '../../i18n/useLanguage';
import type { Loadable } from '../../lib/loadable';
import { useAppSelector } from '../../lib/store';
import type { Video } from './video';
import { selectSelectedTags } from './videoFiltersSlice';
import { selectLessonsToRead, selectTypedWords } from './videoSearch';
import { useTagLabel, useVideoTexts } from './videoTexts';

const words = {
  es: () => import('../../../locales/es/lessonWords.json'),
  en: () => import('../../../locales/en/lessonWords.json'),
};

/** What a search is answered with where nothing is found; loaded once somebody is about to search. */
export const answers = byLanguage(async (language) => {
  const [code, loaded] = await Promise.all([import('./lessonAnswer'), words[language]()]);
  return { ...code, words: loaded };
});

export interface LessonAnswer {
  lessons: Video[];
  /** Whether they speak of what is typed, perhaps beside chosen tags, or are those to begin with. */
  kind: 'meant' | 'meantBeside' | 'lessons';
}

/** The lessons to offer where nothing is found (B25); undefined where something is, and while something of the answer is not there yet. */
export function useLessonAnswer(isWanted: boolean): LessonAnswer | undefined {
  const language = useLanguage();
  const texts = useVideoTexts();
  const labelOf = useTagLabel();
  const path = useAppSelector(selectLessonsToRead);
  const isTyped = useAppSelector(selectTypedWords).length > 0;
  const hasTags = useAppSelector(selectSelectedTags).length > 0;
  const code = useArrived(isWanted && isTyped ? answers[language] : undefined);
  const byWords = useAppSelector(
    (state) => code.value && code.value.selectLessonsByWords(state, code.value.words, texts, labelOf),
  );
  const every = useArrived(byWords?.length === 0 ? code.value?.everyLesson[language] : undefined);
  const byTexts = useAppSelector(
    (state) => every.value && code.value?.selectLessonsByTexts(state, every.value, code.value.words),
  );
  if (!isWanted || code.isComing || every.isComing) return undefined;
  const lessons = byWords?.length ? byWords : byTexts;
  if (!lessons?.length) return { lessons: path, kind: 'lessons' };
  return { lessons, kind: hasTags ? 'meantBeside' : 'meant' };
}

/** Loads what is asked for, and renders again once it is there or has failed. */
function useArrived<Value>(part?: Loadable<Value>) {
  const [failed, fail] = useState<Loadable<Value>>();
  const [, show] = useReducer((times: number) => times + 1, 0);
  const value = part?.value;
  useEffect(() => {
    if (!part || value !== undefined) return;
    part.begin();
    part.load().then(show, () => fail(part));
  }, [part, value]);
  return { value, isComing: part !== undefined && value === undefined && failed !== part };
}
