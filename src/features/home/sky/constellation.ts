import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../../lib/store';
import { ownEntry } from '../../../lib/payload';
import { selectQuery } from '../../../router/locationSlice';
import { experimentNames } from '../../lessons/experimentIds';
import { isReadable, lessonIds, type LessonId } from '../../lessons/lessonIds';
import { plateNumber } from '../../videos/video';

export interface Constellation {
  /** Their bright stars shine. */
  lit: LessonId[];
  /** Their lines are drawn, too. */
  drawn: LessonId[];
  /** Whether an address names it. */
  isShared: boolean;
}

const numberOf = (id: string) => String(Number(plateNumber(id)));

/** For an address: `?c=1.3.6`. */
export function queryOf(lit: LessonId[]): string {
  const numbers = lit.map(numberOf).sort((one, other) => Number(one) - Number(other));
  return `?c=${numbers.join('.')}`;
}

/** So long are twenty numbers of two digits. */
const longest = 59;

/** The lessons whose numbers an address names; no others count. */
const selectShared = createSelector([selectQuery], (query) => {
  const named = new URLSearchParams(query).get('c') ?? '';
  const numbers = named.length > longest ? [] : named.split('.');
  return lessonIds.filter((id) => numbers.includes(numberOf(id)));
});

/** What the visitor began, and where an answer was given. The experiments’ state comes with the first of them. */
const selectOwn = createSelector(
  [
    ({ lessons }: RootState) => lessons.readParts,
    ({ lessons }: RootState) => lessons.answers,
    ({ experiments }: RootState) => experiments?.predictions,
  ],
  (readParts, answers, predictions) => {
    const committed = Object.keys(answers).filter((check) => answers[check]!.isCommitted);
    const isIn = (id: string) => (place: string) => place.startsWith(`${id}-`);
    const isPredicted = (id: string) =>
      ownEntry(predictions ?? {}, ownEntry<string>(experimentNames, id)) !== undefined;
    const drawn = lessonIds.filter((id) => committed.some(isIn(id)) || isPredicted(id));
    return { lit: lessonIds.filter((id) => drawn.includes(id) || readParts.some(isIn(id))), drawn };
  },
);

/** The constellation on home (H8): that of the address, else the visitor's own. */
export const selectConstellation = createSelector([selectShared, selectOwn], (shared, own): Constellation =>
  shared.length > 0 ? { lit: shared, drawn: shared, isShared: true } : { ...own, isShared: false },
);

/** The first lesson of the path that is dark in the visitor's own sky. */
export const selectNextToLight = createSelector([selectOwn], ({ lit }) => lessonIds.find((id) => !lit.includes(id)));

/** How a lesson stands in the sky. */
export function stateOf(id: string, { lit, drawn }: Constellation): 'drawn' | 'lit' | 'dark' | 'planned' {
  if (!isReadable(id)) return 'planned';
  if (drawn.includes(id)) return 'drawn';
  return lit.includes(id) ? 'lit' : 'dark';
}
