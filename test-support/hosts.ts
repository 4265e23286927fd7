import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentType } from '../server/static/findFile';
import { type HeaderRule, headersFor, parseHeaderRules } from '../server/static/headerRules';
import { cloudflareHandler, netlifyPage } from '../scripts/build/deploy/edge';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

function readRules(dist: string): HeaderRule[] {
  return parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8'));
}

/** The built file at a path, the page of a folder included. */
export function fileAt(dist: string, path: string): string | undefined {
  const named = join(dist, normalize(decodeURIComponent(path)));
  return [named, join(named, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile());
}

/** The not-found page of the nearest folder above a path. */
function nearestNotFound(dist: string, path: string): string {
  const parts = path.split('/').filter(Boolean);
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  const found = [...folders, ''].map((folder) => join(dist, folder, '404.html')).find((file) => existsSync(file));
  if (!found) throw new Error('The build has no 404.html.');
  return found;
}

/** What both hosts do with a file: compression, an ETag, and a cache that revalidates unless `_headers` says otherwise. */
function answerWith(file: string, status: number, request: Request, rules: HeaderRule[], path: string): Response {
  const content = readFileSync(file);
  const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
  const type = contentType(file);
  const headers = new Headers({
    'Content-Type': type,
    ETag: etag,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
  for (const [name, value] of headersFor(rules, path)) headers.set(name, value);
  if (status === 200 && request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  const isText = /^text\/|json|xml|javascript/.test(type);
  if (!isText || !/\bbr\b/.test(request.headers.get('accept-encoding') ?? ''))
    return new Response(content, { status, headers });
  headers.set('Content-Encoding', 'br');
  headers.append('Vary', 'Accept-Encoding');
  return new Response(brotliCompressSync(content, fastBrotli), { status, headers });
}

/** Answers with a built site as Cloudflare Pages' documentation says: the worker, but for the paths that `_routes.json` excludes, over the files. */
export function cloudflareHost(dist: string) {
  const rules = readRules(dist);
  const { exclude } = JSON.parse(readFileSync(join(dist, '_routes.json'), 'utf8')) as { exclude: string[] };
  const isFile = (path: string) =>
    exclude.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  const ASSETS = {
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      const file = /^\/_(headers|redirects|worker\.js|routes\.json)$/.test(pathname)
        ? undefined
        : fileAt(dist, pathname);
      return file
        ? answerWith(file, 200, request, rules, pathname)
        : answerWith(nearestNotFound(dist, pathname), 404, request, rules, pathname);
    },
  };
  const worker = cloudflareHandler(rules);
  return async (request: Request): Promise<Response> =>
    isFile(new URL(request.url).pathname) ? ASSETS.fetch(request) : worker(request, { ASSETS });
}

const toml = readFileSync(join(__dirname, '../netlify.toml'), 'utf8');
const redirects = [...toml.matchAll(/from = "(\S+)\/\*"\s+to = "(\S+)"\s+status = (\d+)/g)];
const excluded = /excludedPath = \[(.*)\]/.exec(toml)?.[1]?.match(/[^" ,]+/g) ?? [];
const isExcluded = (path: string) =>
  excluded.some((pattern) => new RegExp(`^${pattern.replace('.', String.raw`\.`).replace('*', '.*')}$`).test(path));

/**
 * Answers with a built site as Netlify's documentation says: the edge function first, then the files, then the redirects of
 * netlify.toml, last 404.html. It leaves open to which path of a rewritten request the rules of `_headers` apply.
 */
export function netlifyHost(dist: string, rulesFor: 'asked' | 'rewritten') {
  const rules = readRules(dist);
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const path = (isExcluded(pathname) ? undefined : netlifyPage(request)?.pathname) ?? pathname;
    const rulePath = rulesFor === 'asked' ? pathname : path;
    const file = fileAt(dist, path);
    // Netlify keeps its own files to itself.
    if (file && !/\/_(headers|redirects)$/.test(file)) return answerWith(file, 200, request, rules, rulePath);
    const [, , to = '/404.html', status = '404'] = redirects.find(([, from]) => path.startsWith(`${from}/`)) ?? [];
    return answerWith(join(dist, to), Number(status), request, rules, rulePath);
  };
}

export type Handler = (request: Request) => Response | Promise<Response>;

/** Serves on a free port of this machine. */
export async function serve(handler: Handler): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch: handler });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
