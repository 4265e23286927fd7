import { afterEarlyForm } from '../../../../server/static/sitePath';
import { type HeaderRule, headersFor } from '../../../../server/static/headerRules';
import { requestedPage } from './requestedPage';

export interface CloudflareEnv {
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
