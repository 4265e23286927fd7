import { openSite, type Site } from '../../scripts/checkLive/site';
import { siteUrl } from '../../src/lib/siteUrl';

/** Answers an answer otherwise than the site does; undefined leaves it as it is. */
export type Spoil = (
  asked: URL,
  answer: Response,
  sent: Headers,
) => Promise<Response | undefined> | Response | undefined;

const isAt = (asked: URL, path: string | RegExp) =>
  typeof path === 'string' ? asked.pathname === path : path.test(asked.pathname);

function copyOf(answer: Response, changes: { status?: number; body?: string | null; headers?: Headers }): Response {
  const { status = answer.status, headers = answer.headers, body = answer.body } = changes;
  return new Response(status === 304 ? null : body, { status, headers });
}

/** The header with another value, or without it. */
export const header =
  (path: string | RegExp, name: string, change: string | null | ((value: string) => string)): Spoil =>
  (asked, answer) => {
    if (!isAt(asked, path)) return undefined;
    const headers = new Headers(answer.headers);
    const value = typeof change === 'function' ? change(headers.get(name) ?? '') : change;
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return copyOf(answer, { headers });
  };

export const status =
  (path: string | RegExp, status: number): Spoil =>
  (asked, answer) =>
    isAt(asked, path) ? copyOf(answer, { status }) : undefined;

/** The text with `from` replaced, which must stand there. */
export const text =
  (path: string | RegExp, from: string | RegExp, to: string): Spoil =>
  async (asked, answer) => {
    if (!isAt(asked, path)) return undefined;
    const before = await answer.text();
    const body = before.replace(from, to);
    if (body === before) throw new Error(`${asked.pathname} has no ${from}`);
    return copyOf(answer, { body });
  };

/** The public address of the built site, led to a server of this machine as a proxy with https would, which may spoil answers. */
export function publicSite(server: string, spoil: Spoil = () => undefined): Site {
  return openSite(siteUrl, async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    const redirect = () =>
      new Response(null, { status: 301, headers: { location: asked.href.replace('http:', 'https:') } });
    const answer =
      asked.protocol === 'http:' ? redirect() : await fetch(new URL(asked.pathname + asked.search, server), init);
    return (await spoil(asked, answer, new Headers(init?.headers))) ?? answer;
  });
}
