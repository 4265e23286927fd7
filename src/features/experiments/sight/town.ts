import type { Language } from '../../../lib/language';

export const facts = ['postcode', 'sex', 'year', 'day'] as const;
export type Fact = (typeof facts)[number];

export interface Inhabitant {
  postcode: number;
  sex: 'woman' | 'man';
  year: number;
  /** Of the year, the first 0. */
  day: number;
}

export const townSize = 10_000;

/** The same invented people every time. */
export const town = invent(20_100_901);

function invent(seed: number): Inhabitant[] {
  // A linear congruential generator: plain, and the same in every browser.
  let state = seed;
  const below = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  return Array.from({ length: townSize }, () => ({
    postcode: below(5) + 1,
    sex: below(2) === 0 ? 'woman' : 'man',
    year: below(80) + 1936,
    day: below(365),
  }));
}

const birthday = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** As in a year without a leap day. */
export const birthdayOf = (day: number, language: Language) =>
  new Date(Date.UTC(2001, 0, 1 + day)).toLocaleDateString(language, birthday);

/** The places of those who are like one person in all that is known. */
export function matchingPlaces(known: readonly Fact[], place: number): number[] {
  const person = town[place]!;
  return town.flatMap((other, index) => (known.every((fact) => other[fact] === person[fact]) ? [index] : []));
}

/** How many are like nobody else in all that is known. */
export function countAlone(known: readonly Fact[]): number {
  const groups = new Map<string, number>();
  for (const person of town) {
    const group = known.map((fact) => person[fact]).join();
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return [...groups.values()].filter((size) => size === 1).length;
}
