import type { Language } from './language';

/** The addresses of section R, without language prefix. */
export const paths = {
  home: '/',
  community: '/community',
  videos: '/videos',
  video: (id: string) => `/video/${id}`,
  profile: (id: string) => `/profile/${id}`,
  waitlist: '/waitlist',
  login: '/login',
  privacy: '/privacy',
  /** Where the links of a mail lead (B3, B4). */
  confirm: '/waitlist/confirm',
  leave: '/waitlist/leave',
};

const englishPrefix = '/en';

/** The language that the address itself fixes, or undefined where the visitor's preference decides. */
export function languageOfPath(path: string): Language | undefined {
  return path === englishPrefix || path.startsWith(`${englishPrefix}/`) ? 'en' : undefined;
}

export function plainPath(path: string): string {
  return languageOfPath(path) ? path.slice(englishPrefix.length) || '/' : path;
}

/** `plain` under the same language prefix as `current` has. */
export function pathLike(current: string, plain: string): string {
  if (!languageOfPath(current)) return plain;
  return plain === '/' ? englishPrefix : englishPrefix + plain;
}

/** The address of a page in a language: plain for Spanish, under `/en` for English. */
export function pathIn(language: Language, plain: string): string {
  return language === 'en' ? pathLike(englishPrefix, plain) : plain;
}

export function withoutTrailingSlash(path: string): string {
  return /^.*[^/]/s.exec(path)?.[0] ?? '/';
}
