import type { Language } from '../../src/lib/language';
import { publicFile } from '../../src/lib/publicFile';
import { siteUrl } from '../../src/lib/siteUrl';

export const shareImageSize = { width: 1200, height: 630 };

/** The picture that link previews show of a page, by its path under `public`. */
export function shareImage(language: Language, plain: string): string {
  const name = plain === '/' ? 'home' : plain.slice(1).replaceAll('/', '-');
  return `images/share/${language}/${name}.jpg`;
}

export function shareImageUrl(language: Language, plain: string): string {
  return siteUrl + publicFile(`/${shareImage(language, plain)}`);
}
