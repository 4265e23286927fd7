import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentType } from '../../server/static/contentType';
import { type HeaderRule, headersFor, parseHeaderRules } from '../../server/static/headerRules';

const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

export function readRules(dist: string): HeaderRule[] {
  return parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8'));
}

/** The built file at a path, the page of a folder included. */
export function fileAt(dist: string, path: string): string | undefined {
  const named = join(dist, normalize(decodeURIComponent(path)));
  return [named, join(named, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile());
}

/** The not-found page of the nearest folder above a path. */
export function nearestNotFound(dist: string, path: string): string {
  const parts = path.split('/').filter(Boolean);
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  const found = [...folders, ''].map((folder) => join(dist, folder, '404.html')).find((file) => existsSync(file));
  if (!found) throw new Error('The build has no 404.html.');
  return found;
}

/** What both hosts do with a file: compression, an ETag, and a cache that asks anew unless `_headers` says otherwise. */
export function answerWith(
  file: string,
  status: number,
  request: Request,
  rules: HeaderRule[],
  path: string,
): Response {
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
