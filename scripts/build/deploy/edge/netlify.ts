import { requestedPage } from './requestedPage';

/** Netlify: gives an English visitor at a plain address the page from `_en`; other requests are not changed (see netlify.toml). */
export default function language(request: Request): URL | undefined {
  const { pathname } = new URL(request.url);
  const page = requestedPage(pathname, request.headers.get('accept-language'));
  const isEnglishHere = page?.isNegotiated && page.language === 'en' && !pathname.startsWith('/_');
  return isEnglishHere ? new URL(page.folder, request.url) : undefined;
}
