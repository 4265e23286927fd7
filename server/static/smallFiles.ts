import { readFile } from 'node:fs/promises';
import type { FoundFile } from './findFile';

/** Larger files are streamed. */
export const MAX_SMALL = 256 * 1024;
const MAX_TOTAL = 32 * 1024 * 1024;

/** `ArrayBuffer`, because a `Response` takes no shared memory. */
export type Content = Uint8Array<ArrayBuffer>;

interface Cached {
  file: FoundFile;
  content: Promise<Content>;
}

/** Reads small files and caches them until they change; the least recently used is dropped first. */
export function smallFiles(maxTotal = MAX_TOTAL): (file: FoundFile) => Promise<Content> {
  const cache = new Map<string, Cached>();
  let total = 0;
  const forget = (path: string) => {
    total -= cache.get(path)?.file.size ?? 0;
    cache.delete(path);
  };

  return (file) => {
    const known = cache.get(file.path);
    const isSame = known?.file.size === file.size && known.file.modified === file.modified;
    const content = isSame ? known.content : readAll(file);
    // Deleted and set again, so that the map is ordered by last use.
    forget(file.path);
    cache.set(file.path, { file, content });
    total += file.size;
    content.catch(() => cache.get(file.path)?.content === content && forget(file.path));
    for (const path of cache.keys()) {
      if (total <= maxTotal) break;
      forget(path);
    }
    return content;
  };
}

async function readAll({ path, size }: FoundFile): Promise<Content> {
  const content = await readFile(path);
  if (content.length !== size) throw new Error('A file of the site changed while it was read');
  return content;
}
