import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { languageOf, pathIn } from '../../src/lib/paths';
import { sitePath } from './sitePath';

export interface Found {
  path: string;
  status: 200 | 404;
}

/** The file that answers a URL path: a file, a page, or the not-found page of its language. */
export async function findFile(dist: string, pathname: string): Promise<Found | undefined> {
  const asked = sitePath(pathname)?.join('/');
  const notFound = [pathIn(languageOf(pathname), '/404.html').slice(1), '404.html'];
  const candidates = [
    ...(asked === undefined || /(^|\/)404(\.html)?$/.test(asked) ? [] : [asked || 'index.html', `${asked}.html`]),
    ...notFound,
  ];
  for (const name of candidates) {
    const path = join(dist, name);
    if (await isFile(path)) return { path, status: notFound.includes(name) ? 404 : 200 };
  }
  return undefined;
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Tells one version of a file from another, and from its compressed ones. */
export function versionOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return [size.toString(36), Math.round(mtimeMs).toString(36), ...(/\.(?:br|gz)$/.exec(path) ?? [])].join('');
}

const TYPES = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};
export const contentType = (path: string) => getMimeType(path, TYPES) ?? 'application/octet-stream';
