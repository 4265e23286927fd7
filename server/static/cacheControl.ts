import { basename, extname } from 'node:path';

/** Pages are asked for every time; a file with a hash in its name (`main.1a2b3c4d.js`) never changes. */
export function cacheControl(path: string): string {
  if (/\.[0-9a-f]{8}\.\w+$/.test(basename(path))) return 'public, max-age=31536000, immutable';
  return extname(path) === '.html' ? 'no-cache' : 'public, max-age=3600';
}
