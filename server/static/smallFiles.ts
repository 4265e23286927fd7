import { readFile } from 'node:fs/promises';
import type { FoundFile } from './findFile';

/** Larger files are streamed. */
export const SMALL = 256 * 1024;
const MAX_TOTAL = 32 * 1024 * 1024;

/** Not on memory that is shared: only such bytes may be an answer. */
export type Content = Uint8Array<ArrayBuffer>;

interface Kept {
  file: FoundFile;
  content: Promise<Content>;
}

/** Gives what is in small files and keeps it in memory while they stay as they are; what was not asked for the longest goes first. */
export function smallFiles(maxTotal = MAX_TOTAL): (file: FoundFile) => Promise<Content> {
  const kept = new Map<string, Kept>();
  let total = 0;
  const forget = (path: string) => {
    total -= kept.get(path)?.file.size ?? 0;
    kept.delete(path);
  };

  return (file) => {
    const known = kept.get(file.path);
    const isSame = known?.file.size === file.size && known.file.modified === file.modified;
    const content = isSame ? known.content : readAll(file);
    // Whatever is asked for goes to the end of the line.
    forget(file.path);
    kept.set(file.path, { file, content });
    total += file.size;
    content.catch(() => kept.get(file.path)?.content === content && forget(file.path));
    for (const path of kept.keys()) {
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
