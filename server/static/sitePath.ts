/** Longer than any file's. */
const MAX_LENGTH = 1000;

/** A URL path as path segments inside the site, or undefined for one that could lead out of it or to a file not meant for visitors. */
export function sitePath(pathname: string): string[] | undefined {
  if (pathname.length > MAX_LENGTH) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const segments = decoded.replace(/^\//, '').replace(/\/$/, '').split('/');
  if (segments.length === 1 && segments[0] === '') return [];
  return segments.every(isOrdinary) ? segments : undefined;
}

// No segment is empty or begins with a dot, '..' included; .well-known is the one such name that is meant to be read.
// What begins with an underscore is for the host: `_headers`, and `_en`, whose pages are read at plain addresses only.
const isOrdinary = (segment: string, index: number) =>
  (/^[^./\\:\0][^/\\:\0]*$/.test(segment) && !(index === 0 && segment.startsWith('_'))) ||
  (index === 0 && segment === '.well-known');
