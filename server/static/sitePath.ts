/** Longer than the path of any file. */
const MAX_LENGTH = 1000;

/**
 * The segments of a URL path, which begins with a slash; undefined for a path that could leave the site's folder or reach a file that is
 * not for visitors.
 */
export function sitePath(pathname: string): string[] | undefined {
  if (pathname.length > MAX_LENGTH) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const segments = decoded.slice(1).replace(/\/$/, '').split('/');
  if (segments.length === 1 && segments[0] === '') return [];
  return segments.every(isOrdinary) ? segments : undefined;
}

// No segment may be empty or start with a dot (also '..'), except .well-known.
// Names that start with an underscore are for the host: `_headers`, and `_en`, whose pages are served at plain addresses.
const isOrdinary = (segment: string, index: number) =>
  (/^[^./\\:\0][^/\\:\0]*$/.test(segment) && !(index === 0 && segment.startsWith('_'))) ||
  (index === 0 && segment === '.well-known');
