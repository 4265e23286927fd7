import { defaultLanguage, type Language, languages } from '../../src/lib/language';

interface Wish {
  /** `en` of `en-GB`, or `*`. */
  tag: string;
  quality: number;
  /** The earlier of two equal wishes wins. */
  rank: number;
}

/** Far more than browsers send. */
const MAX_LENGTH = 1000;

/** The language for a plain address (I1), by the `Accept-Language` header; Spanish when it says nothing of use, as crawlers do. */
export function negotiateLanguage(acceptLanguage: string | null | undefined): Language {
  if (!acceptLanguage || acceptLanguage.length > MAX_LENGTH) return defaultLanguage;
  const wishes = acceptLanguage.split(',').map(readWish).sort(byWish);
  const any = wishes.find(({ tag }) => tag === '*');
  const [best] = languages
    .map((language) => ({ language, wish: wishes.find(({ tag }) => tag === language) ?? any }))
    .filter(({ wish }) => wish !== undefined && wish.quality > 0)
    .sort((one, other) => byWish(one.wish!, other.wish!));
  return best?.language ?? defaultLanguage;
}

function readWish(entry: string, rank: number): Wish {
  const [range = '', ...parameters] = entry.toLowerCase().split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { tag: range.split('-')[0]!, quality: /^[01](\.\d*)?$/.test(quality) ? Math.min(1, Number(quality)) : 0, rank };
}

const byWish = (one: Wish, other: Wish) => other.quality - one.quality || one.rank - other.rank;
