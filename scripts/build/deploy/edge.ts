import { negotiateLanguage } from '../../../server/static/negotiateLanguage';
import { afterEarlyForm } from '../../../server/static/sitePath';
import { type HeaderRule, headersFor } from '../../../server/static/headerRules';
import { defaultLanguage } from '../../../src/lib/language';
import { namedLanguage, pathIn, withoutTrailingSlash } from '../../../src/lib/paths';

interface CloudflareEnv {
  /** The files of the deployment. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** Makes Cloudflare Pages answer like the local server: pages without a trailing slash, in the visitor's language. */
export function cloudflareHandler(rules: HeaderRule[]) {
  return async (request: Request, env: CloudflareEnv): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const form = afterEarlyForm(request.method, pathname);
    if (form) return new Response(null, { status: 303, headers: { Location: form } });

    const page = requestedPage(pathname, request.headers.get('accept-language'));
    if (!page) return env.ASSETS.fetch(request);
    const found = await env.ASSETS.fetch(new Request(new URL(page.folder, request.url), request));
    const response = new Response(found.body, found);
    // The host applied its rules to the folder; these are the rules of the address.
    for (const [name, value] of headersFor(rules, pathname)) response.headers.set(name, value);
    response.headers.set('Content-Language', page.language);
    if (page.isNegotiated) response.headers.set('Vary', 'Accept-Language');
    return response;
  };
}

/** On Netlify: where the page of a plain address lies in the visitor's language; undefined for what netlify.toml answers. */
export function netlifyPage(request: Request): URL | undefined {
  const { pathname } = new URL(request.url);
  const page = requestedPage(pathname, request.headers.get('accept-language'));
  const isElsewhere = page?.isNegotiated && page.language !== defaultLanguage && !pathname.startsWith('/_');
  return isElsewhere ? new URL(page.folder, request.url) : undefined;
}

/**
 * The page that answers a request, and its folder: `/_en/videos/` for an English visitor at `/videos`, where the language is negotiated.
 * Undefined for a file, which is the same for every visitor.
 */
function requestedPage(pathname: string, acceptLanguage: string | null) {
  const isReserved = pathname.startsWith('/_');
  const path = withoutTrailingSlash(pathname);
  if (!isReserved && path.split('/').at(-1)?.includes('.')) return undefined;

  const fixed = namedLanguage(path);
  const language = fixed ?? negotiateLanguage(acceptLanguage);
  const prefix = fixed || language === defaultLanguage ? '' : `/_${language}`;
  // A folder that starts with two slashes would be on another host.
  const isPage = !isReserved && !path.endsWith('/404') && !pathname.includes('//');
  // For a path without a page the host answers with the nearest not-found page.
  const plain = isPage ? path : pathIn(fixed ?? defaultLanguage, '/404/nowhere');
  return { language, isNegotiated: !fixed, folder: `${prefix}${plain === '/' ? '' : plain}/` };
}
