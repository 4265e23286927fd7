import { canonicalPath, paths, plainPath, withoutTrailingSlash } from '../../src/lib/paths';

/**
 * The segments of a URL path, which begins with a slash; undefined for a path that could leave the site's folder or reach a file that is
 * not for visitors.
 */
export function sitePath(pathname: string): string[] | undefined {
  const path = pathname.slice(1).replace(/\/$/, '');
  if (path === '') return [];
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.every(isOrdinary) ? segments : undefined;
  } catch {
    return undefined;
  }
}

/** Where a page that has another address is redirected to; undefined for all others. A trailing slash is served. */
export function movedPath(pathname: string): string | undefined {
  const canonical = canonicalPath(pathname);
  return canonical === (pathname.replace(/\/$/, '') || '/') ? undefined : canonical;
}

// No segment may be empty or start with a dot (also '..'), except .well-known.
// Names that start with an underscore are for the host: `_headers`.
const isOrdinary = (segment: string, index: number) =>
  (/^[^./\\:\0][^/\\:\0]*$/.test(segment) && !(index === 0 && segment.startsWith('_'))) ||
  (index === 0 && segment === '.well-known');

/**
 * Where to redirect a sign-up form that a browser sent by itself, as only those do that run no scripts and do not know `formmethod`:
 * back to its page, which says what is missing, by GET (303), so that a reload sends nothing again. Nothing is stored.
 */
export function afterEarlyForm(method: string, pathname: string): string | undefined {
  return method === 'POST' && plainPath(withoutTrailingSlash(pathname)) === paths.waitlist ? pathname : undefined;
}
