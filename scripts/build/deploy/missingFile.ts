interface Env {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/**
 * Cloudflare Workers runs this for what is no file of the site. Its `_headers` name a folder's policy for missing files too, and a
 * browser would keep their absence for a year.
 */
// oxlint-disable-next-line import/no-default-export -- wrangler.jsonc names this file, and Workers looks for this
export default {
  async fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    const answer = await ASSETS.fetch(request);
    const missing = new Response(answer.body, answer);
    missing.headers.set('Cache-Control', 'no-cache');
    return missing;
  },
};
