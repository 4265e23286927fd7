import type { Language } from '../../src/lib/language';

export const shareImageSize = { width: 1200, height: 630 };

/** The picture that link previews show of a page, by its path under `public`. */
export function shareImage(language: Language, plain: string): string {
  const name = plain === '/' ? 'home' : plain.slice(1).replaceAll('/', '-');
  return `images/share/${language}/${name}.jpg`;
}
