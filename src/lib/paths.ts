import { defaultLanguage, languages, type Language } from './language';

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
  legal: '/legal',
  /** Where the links of a mail lead (B3, B4). */
  confirm: '/waitlist/confirm',
  leave: '/waitlist/leave',
};

/**
 * The language that an address names. `/es/…` is there for hosts that answer a plain address in the language of `Accept-Language`; the
 * page then shows its plain address.
 */
export function namedLanguage(path: string): Language | undefined {
  const first = path.split('/')[1];
  return languages.find((language) => language === first);
}

/** The language that the shown address fixes, or undefined where the visitor's preference decides. */
export function languageOfPath(path: string): Language | undefined {
  const named = namedLanguage(path);
  return named === defaultLanguage ? undefined : named;
}

export function plainPath(path: string): string {
  const named = namedLanguage(path);
  return named ? path.slice(named.length + 1) || '/' : path;
}

/** `plain` under the same language prefix as `current` has. */
export function pathLike(current: string, plain: string): string {
  return pathIn(languageOfPath(current) ?? defaultLanguage, plain);
}

/** The address of a page in a language: plain in the default one, under `/en` in English. */
export function pathIn(language: Language, plain: string): string {
  return language === defaultLanguage ? plain : namedPath(language, plain);
}

/** The address at which every host answers in this language. */
export function namedPath(language: Language, plain: string): string {
  return plain === '/' ? `/${language}` : `/${language}${plain}`;
}

/** The path of a page as the site writes it: each slash once, none at the end, no `index.html`, and the waitlist by its name (U6). */
export function canonicalPath(path: string): string {
  const page = path.replace(/\/+/g, '/').replace(/(?:\/index\.html)+\/?$/, '/');
  return withoutTrailingSlash(page).replace(/^(\/[a-z]{2})?\/wishlist(?=\/|$)/, '$1/waitlist');
}

export function withoutTrailingSlash(path: string): string {
  return /^.*[^/]/s.exec(path)?.[0] ?? '/';
}
