import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, type Language } from '../../src/lib/language';
import { languageOfPath, namedLanguage } from '../../src/lib/paths';
import { negotiateLanguage } from './negotiateLanguage';
import { sitePath } from './sitePath';

export interface FoundFile {
  path: string;
  size: number;
  modified: number;
}

export interface Found {
  file: FoundFile;
  status: 200 | 404;
  /** The language of a page; undefined for any other file. */
  language?: Language;
}

/** The file that answers a URL path: a file, a page in the visitor's language, or the not-found page. */
export async function findFile(dist: string, pathname: string, acceptLanguage?: string): Promise<Found | undefined> {
  const segments = sitePath(pathname);
  const folders = pageFolders(pathname, acceptLanguage);
  const isPage = segments && segments.at(-1)?.replace(/\.html$/, '') !== '404';
  const candidates = [
    ...(isPage ? pageFiles(segments.join('/'), folders) : []).map((name) => ({ name, status: 200 as const })),
    ...notFoundFiles(pathname, folders).map((name) => ({ name, status: 404 as const })),
  ];
  for (const { name, status } of candidates) {
    const file = await fileAt(join(dist, name));
    if (file) return { file, status, language: languageOf(name) };
  }
  return undefined;
}

/** The folders in which a page may be: English pages of plain addresses are in `_en`; under `/en` and `/es` the path is the folder. So for each other language. */
function pageFolders(pathname: string, acceptLanguage: string | undefined): string[] {
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

export async function fileAt(path: string): Promise<FoundFile | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size, modified: Math.round(found.mtimeMs) } : undefined;
  } catch {
    return undefined;
  }
}

const ENCODINGS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

interface Precompressed {
  file: FoundFile;
  encoding: string;
}

/** The smallest compressed version of a file that the client accepts. */
export async function precompressed(path: string, acceptEncoding: string): Promise<Precompressed | undefined> {
  for (const { encoding, extension } of ENCODINGS) {
    const file = accepts(acceptEncoding, encoding) && (await fileAt(`${path}${extension}`));
    if (file) return { file, encoding };
  }
  return undefined;
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ''));
}
