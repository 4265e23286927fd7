import { negotiateLanguage } from '../../../server/static/negotiateLanguage';
import type { Language } from '../../../src/lib/language';
import { languageOfPath, withoutTrailingSlash } from '../../../src/lib/paths';

export interface PageAsked {
  language: Language;
  /** Whether the visitor's preference decided it. */
  isNegotiated: boolean;
  /** Where the built page lies, as a folder: `/_en/videos/` for an English visitor at `/videos`. */
  folder: string;
}

// Below it there is no page, so that the host answers with the not-found page nearest to it.
const nowhere = '/404/nowhere';

/** What a host fetches for a request; undefined for a file, which has one answer for everybody. */
export function pageAsked(pathname: string, acceptLanguage: string | null): PageAsked | undefined {
  const isReserved = pathname.startsWith('/_');
  const path = withoutTrailingSlash(pathname);
  if (!isReserved && path.split('/').at(-1)?.includes('.')) return undefined;

  const fixed = languageOfPath(path);
  const language = fixed ?? negotiateLanguage(acceptLanguage);
  const prefix = !fixed && language === 'en' ? '/_en' : '';
  // With two slashes in front, the folder would lie on another host.
  const isPage = !isReserved && !path.endsWith('/404') && !pathname.includes('//');
  const plain = isPage ? path : `${fixed ? '/en' : ''}${nowhere}`;
  return { language, isNegotiated: !fixed, folder: `${prefix}${plain === '/' ? '' : plain}/` };
}
