import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { contentType, findFile, versionOf } from './findFile';
import { afterEarlyForm, movedPath } from './sitePath';

/** Serves the built site; app.ts adds the headers of the build's `_headers`. */
export function siteRoutes(dist: string): Hono {
  return new Hono().use(etag()).all('*', async (c, next) => {
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
  else asked.set('accept-encoding', bestEncoding(c));
  let version = '';
  const onFound = (sent: string) => void (version = etagOf(versionOf(sent)));
  const answer = await serveStatic({ path, precompressed: true, onFound })(c, next);
  if (!answer) return c.text('Not Found', 404);

  const { headers } = answer;
  headers.set('Accept-Ranges', 'bytes');
  headers.set('Content-Type', contentType(path));
  headers.set('ETag', version);
  headers.set('Vary', 'Accept-Encoding');
  if (status === 404) {
    // Overrides the rules: the file may exist after the next release.
    headers.set('Cache-Control', 'no-cache');
    return new Response(answer.body, { status, headers });
  }
  return answer;
}

/** The encoding that the client likes best, of two alike the smaller. `serveStatic` reads no q-values. */
function bestEncoding(c: Context): string {
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip', 'identity'],
    default: 'identity',
    match: (accepted, { supports, default: plain }) => {
      const find = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name);
      const q = (name: string) => (find(name) ?? (name === plain ? undefined : find('*')))?.q ?? 0;
      return supports.filter((name) => q(name) > 0).sort((a, b) => q(b) - q(a))[0] ?? plain;
    },
  });
}
