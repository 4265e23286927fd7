import type { Language } from './language';

/** The day of an instant, in UTC, so that it is the same day everywhere. */
export function formatDate(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value);
}

export function formatList(items: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
