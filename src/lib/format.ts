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
