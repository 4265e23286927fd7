import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import { contentType, findFile, versionOf } from './findFile';
import { afterEarlyForm, movedPath } from './sitePath';

/** Serves the built site; app.ts adds the headers of the build's `_headers`. */
export function siteRoutes(dist: string): Hono {
  return new Hono().all('*', async (c, next) => {
    const { method } = c.req.raw;
    if (method === 'GET' || method === 'HEAD') return serveFile(dist, c, next);
    const form = afterEarlyForm(method, c.req.path);
    if (form) return c.redirect(form, 303);
    return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
  });
}

async function serveFile(dist: string, c: Context, next: Next): Promise<Response> {
  const asked = c.req.raw.headers;
  // Not `c.req.path`, which is decoded.
  const { pathname, search } = new URL(c.req.url);
  const moved = movedPath(pathname);
  if (moved) return c.redirect(moved + search, 301);
  const found = await findFile(dist, pathname);
  if (!found) return c.text('Not Found', 404);
  const { path, status } = found;
  const etagOf = (version: string) => `"${version}"`;

  const ifRange = asked.get('if-range');
  const isOneRange = /^bytes=(\d+-\d*|-\d+)$/.test(asked.get('range') ?? '');
  if (!isOneRange || status === 404 || (ifRange && ifRange !== etagOf(versionOf(path)))) asked.delete('range');
  // A range refers to the bytes of the original file.
  if (asked.has('range')) asked.delete('accept-encoding');
  let etag = '';
  const onFound = (sent: string) => {
    etag = etagOf(versionOf(sent));
  };
  const answer = await serveStatic({ path, precompressed: true, onFound })(c, next);
  if (!answer) return c.text('Not Found', 404);

  const { headers } = answer;
  headers.set('Accept-Ranges', 'bytes');
  headers.set('Content-Type', contentType(path));
  headers.set('ETag', etag);
  headers.set('Vary', 'Accept-Encoding');
  if (status === 404) {
    // Overrides the rules: the file may exist after the next release.
    headers.set('Cache-Control', 'no-cache');
    return new Response(answer.body, { status, headers });
  }
  if (!isKnown(asked.get('if-none-match'), etag)) return answer;
  await answer.body?.cancel();
  headers.delete('Content-Length');
  return new Response(null, { status: 304, headers });
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}
