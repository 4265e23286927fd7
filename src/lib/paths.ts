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
  accessibility: '/accessibility',
  news: '/news',
  /** RSS, a file. */
  feed: '/feed.xml',
  /** Where the links of a mail lead (B3, B4). */
  confirm: '/waitlist/confirm',
  leave: '/waitlist/leave',
};

/** The language of a page, which its address alone says (I1). */
export function languageOf(path: string): Language {
  const first = path.split('/')[1];
  return languages.find((language) => language === first && language !== defaultLanguage) ?? defaultLanguage;
}

/** The path without its language prefix. */
export function plainPath(path: string): string {
  const language = languageOf(path);
  return language === defaultLanguage ? path : path.slice(language.length + 1) || '/';
}

/** The address of a page in a language: plain in the default one, under `/en` in English. */
export function pathIn(language: Language, plain: string): string {
  if (language === defaultLanguage) return plain;
  return plain === '/' ? `/${language}` : `/${language}${plain}`;
}

/** `plain` under the same language prefix as `current` has. */
export function pathLike(current: string, plain: string): string {
  return pathIn(languageOf(current), plain);
}

/** Letters and digits, which mean the same when they are encoded. */
const encodedLetters = /%(?:3\d|[46][1-9a-f]|[57][\da])/gi;

/**
 * The path of a page as the site writes it: each slash once, none at the end, no letter encoded, no `.html`, and the waitlist by its name
 * (U6).
 */
export function canonicalPath(path: string): string {
  const written = path.replace(encodedLetters, (code) => decodeURIComponent(code));
  const page = written.replace(/\/+/g, '/').replace(/(?:\/index\.html)+\/?$/, '/');
  // Lessons to keep are files (B29).
  const named = page.startsWith('/lessons/') ? page : page.replace(/\.html\/?$/, '');
  return withoutTrailingSlash(named).replace(/^(\/[a-z]{2})?\/wishlist(?=\/|$)/, '$1/waitlist');
}

export function withoutTrailingSlash(path: string): string {
  return /^.*[^/]/s.exec(path)?.[0] ?? '/';
}
