import { paths, plainPath, withoutTrailingSlash } from '../../src/lib/paths';

/**
 * Where a browser goes whose sign-up form left before the scripts were there: back to the form, by GET (303), so that nothing is
 * sent twice by a reload. Nothing is stored: the sign-up has one way in (A1), with its checks and its limits, and a page
 * that is a file on a static host could not say truthfully that it went well.
 */
export function afterEarlyForm(method: string, pathname: string): string | undefined {
  return method === 'POST' && plainPath(withoutTrailingSlash(pathname)) === paths.waitlist ? pathname : undefined;
}
