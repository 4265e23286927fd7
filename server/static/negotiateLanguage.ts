import { defaultLanguage, type Language, languages } from '../../src/lib/language';

interface Preference {
  /** `en` of `en-GB`, or `*`. */
  tag: string;
  quality: number;
  /** The earlier of two equal preferences wins. */
  rank: number;
}

/** Browsers send far less. */
const MAX_LENGTH = 1000;

/**
 * The language for a plain address (I1), from the `Accept-Language` header. Spanish when the header is missing, as with crawlers, or
 * names neither language.
 */
export function negotiateLanguage(acceptLanguage: string | null | undefined): Language {
  if (!acceptLanguage || acceptLanguage.length > MAX_LENGTH) return defaultLanguage;
  const preferences = acceptLanguage.split(',').map(readPreference).sort(byPreference);
  const any = preferences.find(({ tag }) => tag === '*');
  const [best] = languages
    .map((language) => ({ language, preference: preferences.find(({ tag }) => tag === language) ?? any }))
    .filter(({ preference }) => preference !== undefined && preference.quality > 0)
    .sort((one, other) => byPreference(one.preference!, other.preference!));
  return best?.language ?? defaultLanguage;
}

function readPreference(entry: string, rank: number): Preference {
  const [range = '', ...parameters] = entry
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return {
    tag: range.split('-')[0]!,
    quality: /^[01](\.\d*)?$/.test(quality) ? Math.min(1, Number(quality)) : 0,
    rank,
  };
}

const byPreference = (one: Preference, other: Preference) => other.quality - one.quality || one.rank - other.rank;
