import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { defaultLanguage, type Language } from '../../src/lib/language';
import { languageOfPath, namedLanguage } from '../../src/lib/paths';
import { negotiateLanguage } from './negotiateLanguage';
import { sitePath } from './sitePath';

export interface Found {
  path: string;
  status: 200 | 404;
  /** The language of a page; undefined for any other file. */
  language?: Language;
}

/** The file that answers a URL path: a file, a page in the visitor's language, or the not-found page. */
export async function findFile(
  dist: string,
  pathname: string,
  acceptLanguage: string | null,
): Promise<Found | undefined> {
  const segments = sitePath(pathname);
  const folders = pageFolders(pathname, acceptLanguage);
  const isPage = segments && segments.at(-1)?.replace(/\.html$/, '') !== '404';
  const candidates = [
    ...(isPage ? pageFiles(segments.join('/'), folders) : []).map((name) => ({ name, status: 200 as const })),
    ...notFoundFiles(pathname, folders).map((name) => ({ name, status: 404 as const })),
  ];
  for (const { name, status } of candidates) {
    const path = join(dist, name);
    if (await isFile(path)) return { path, status, language: languageOf(name) };
  }
  return undefined;
}

/** The folders in which a page may be: English pages of plain addresses are in `_en`; under `/en` and `/es` the path is the folder. */
function pageFolders(pathname: string, acceptLanguage: string | null): string[] {
  const language = namedLanguage(pathname) ? defaultLanguage : negotiateLanguage(acceptLanguage);
  return language === defaultLanguage ? [''] : [`_${language}/`, ''];
}

function pageFiles(path: string, folders: string[]): string[] {
  if (path === '') return folders.map((folder) => `${folder}index.html`);
  return [path, ...folders.flatMap((folder) => [`${folder}${path}/index.html`, `${folder}${path}.html`])];
}

function notFoundFiles(pathname: string, folders: string[]): string[] {
  const language = namedLanguage(pathname);
  return [...(language ? [`${language}/404.html`] : []), ...folders.map((folder) => `${folder}404.html`)];
}

function languageOf(name: string): Language | undefined {
  if (!name.endsWith('.html')) return undefined;
  return languageOfPath(name.replace(/^_?/, '/')) ?? defaultLanguage;
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
