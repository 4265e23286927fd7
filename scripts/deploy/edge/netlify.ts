import { pageAsked } from './pageAsked';

/** Netlify: an English visitor at a plain address is given the page from `_en`; everything else goes its way (see netlify.toml). */
export default function language(request: Request): URL | undefined {
  const { pathname } = new URL(request.url);
  const page = pageAsked(pathname, request.headers.get('accept-language'));
  const isEnglishHere = page?.isNegotiated && page.language === 'en' && !pathname.startsWith('/_');
  return isEnglishHere ? new URL(page.folder, request.url) : undefined;
}
