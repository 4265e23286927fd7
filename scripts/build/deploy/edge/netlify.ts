import { defaultLanguage } from '../../../../src/lib/language';
import { requestedPage } from './requestedPage';

/** Netlify: gives a visitor who prefers English at a plain address the page from `_en`, and so for each other language; other requests are not changed (see netlify.toml). */
export default function language(request: Request): URL | undefined {
  const { pathname } = new URL(request.url);
  const page = requestedPage(pathname, request.headers.get('accept-language'));
  const isElsewhere = page?.isNegotiated && page.language !== defaultLanguage && !pathname.startsWith('/_');
  return isElsewhere ? new URL(page.folder, request.url) : undefined;
}
