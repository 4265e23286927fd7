import { version } from './site';
import { canonicalPath } from './paths';

export interface Address {
  path: string;
  /** With its question mark, or empty. */
  query: string;
}

/** What an address may carry but the site's own addresses never do: the mark of the release, and the token of a mail's link (B3, B4). */
const strangeParams = ['v', 'token'];

/**
 * Reads `/path?query#hash` as the browser does, so that the store holds exactly what the address bar shows; but as the site means it:
 * its canonical path (each slash once, since an address that begins with two names another host), no hash, none of the parameters above.
 */
export function parseAddress(href: string): Address {
  // Appended, not resolved: whatever `href` is, it becomes a path of the host before it.
  const { pathname, search } = new URL(`http://site/${href}`);
  return {
    path: canonicalPath(pathname),
    query: search && strangeParams.reduce(withoutParam, search),
  };
}

export function formatAddress({ path, query }: Address): string {
  return path + query;
}

/** Marks an internal link with the release, so that a cache between cannot answer with an older page (U2). */
export function withVersion(href: string): string {
  const { path, query } = parseAddress(href);
  return `${path}${query}${query ? '&' : '?'}v=${encodeURIComponent(version)}`;
}

export function withParam(query: string, name: string, value: string): string {
  const params = new URLSearchParams(query);
  params.set(name, value);
  return `?${params}`;
}

export function withoutParam(query: string, name: string): string {
  const params = new URLSearchParams(query);
  if (!params.has(name)) return query;
  params.delete(name);
  const rest = params.toString();
  return rest && `?${rest}`;
}
