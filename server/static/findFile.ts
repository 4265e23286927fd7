import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sitePath } from './sitePath';

export interface FoundFile {
  path: string;
  size: number;
  modified: number;
}

export interface Found {
  file: FoundFile;
  status: 200 | 404;
}

/** The file that answers a URL path: the file itself, the page of that address, or the not-found page of its language. */
export async function findFile(dist: string, pathname: string): Promise<Found | undefined> {
  const segments = sitePath(pathname);
  if (segments && segments.at(-1)?.replace(/\.html$/, '') !== '404') {
    for (const candidate of candidates(segments)) {
      const file = await fileAt(join(dist, candidate));
      if (file) return { file, status: 200 };
    }
  }
  const isEnglish = pathname === '/en' || pathname.startsWith('/en/');
  const notFound = (isEnglish && (await fileAt(join(dist, 'en/404.html')))) || (await fileAt(join(dist, '404.html')));
  return notFound && { file: notFound, status: 404 };
}

function candidates(segments: string[]): string[] {
  const path = segments.join('/');
  // A choice of language by the visitor's preference would stand here: one more candidate before the Spanish page.
  return path === '' ? ['index.html'] : [path, `${path}/index.html`, `${path}.html`];
}

export async function fileAt(path: string): Promise<FoundFile | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size, modified: Math.round(found.mtimeMs) } : undefined;
  } catch {
    return undefined;
  }
}
