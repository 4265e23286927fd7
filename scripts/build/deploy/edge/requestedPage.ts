import { negotiateLanguage } from '../../../../server/static/negotiateLanguage';
import { defaultLanguage, type Language } from '../../../../src/lib/language';
import { namedLanguage, pathIn, withoutTrailingSlash } from '../../../../src/lib/paths';

export interface RequestedPage {
  language: Language;
  /** Whether the language depends on the visitor's preference. */
  isNegotiated: boolean;
  /** The folder of the built page: `/_en/videos/` for an English visitor at `/videos`. */
  folder: string;
}

// A path without a page, for which the host answers with the nearest not-found page.
const missingPath = '/404/nowhere';

/** The page that answers a request; undefined for a file, which is the same for every visitor. */
export function requestedPage(pathname: string, acceptLanguage: string | null): RequestedPage | undefined {
  const isReserved = pathname.startsWith('/_');
  const path = withoutTrailingSlash(pathname);
  if (!isReserved && path.split('/').at(-1)?.includes('.')) return undefined;

  const fixed = namedLanguage(path);
  const language = fixed ?? negotiateLanguage(acceptLanguage);
  const prefix = fixed || language === defaultLanguage ? '' : `/_${language}`;
  // A folder that starts with two slashes would be on another host.
  const isPage = !isReserved && !path.endsWith('/404') && !pathname.includes('//');
  const plain = isPage ? path : pathIn(fixed ?? defaultLanguage, missingPath);
  return { language, isNegotiated: !fixed, folder: `${prefix}${plain === '/' ? '' : plain}/` };
}
