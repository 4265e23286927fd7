import { paths, plainPath, withoutTrailingSlash } from '../../src/lib/paths';

/**
 * Where to redirect a sign-up form that was sent before the scripts were loaded: back to its page, by GET (303), so that a reload
 * sends nothing again. Nothing is stored: the only way to sign up is the call of A1 with its checks and limits, and a static
 * host's page could not know whether it succeeded.
 */
export function afterEarlyForm(method: string, pathname: string): string | undefined {
  return method === 'POST' && plainPath(withoutTrailingSlash(pathname)) === paths.waitlist ? pathname : undefined;
}
