import type { Language } from './language';

/** The day of an instant, in UTC, so that it is the same day everywhere. */
export function formatDate(instant: string, language: Language): string {
  return dates(language).format(new Date(instant));
}

export function formatShortDate(instant: string, language: Language): string {
  return shortDates(language).format(new Date(instant));
}

export function formatNumber(value: number, language: Language): string {
  return numbers(language).format(value);
}

export function formatList(items: string[], language: Language): string {
  return lists(language).format(items);
}

/** Now in ISO 8601, as the clock shows it where the visitor is: it begins with their own day. */
export function localNow(): string {
  const now = new Date();
  const minutes = -now.getTimezoneOffset();
  const at = (ms: number) => new Date(ms).toISOString();
  const offset = at(Math.abs(minutes) * 60_000).slice(11, 16);
  return at(now.getTime() + minutes * 60_000).replace('Z', (minutes < 0 ? '-' : '+') + offset);
}

/** With a capital where the text begins a sentence. Not by `::first-letter`: a screen reader would read that letter apart. */
export function capitalized(text: string, language: Language): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

const dates = oncePerLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }));
const shortDates = oncePerLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const numbers = oncePerLanguage((language) => new Intl.NumberFormat(language));
const lists = oncePerLanguage((language) => new Intl.ListFormat(language));

/** Making a formatter is slow, using it is not. */
function oncePerLanguage<Formatter>(make: (language: Language) => Formatter): (language: Language) => Formatter {
  const made: Partial<Record<Language, Formatter>> = {};
  return (language) => (made[language] ??= make(language));
}
