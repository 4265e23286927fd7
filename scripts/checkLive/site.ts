import { sitePaths, unlistedPaths } from '../../src/app/sitePaths';
import { languages } from '../../src/lib/language';
import { pathIn } from '../../src/lib/paths';
import { readTags, type Tag } from '../build/html/readTags';

/** One check of a deployed site. */
export interface Check {
  title: string;
  /** What to do about a problem. */
  remedy: string;
  /** Left out for a site on this machine, which has no https. */
  onlyHttps?: boolean;
  /** An error that it throws is a problem as well. */
  findProblems: (site: Site) => Promise<string[]>;
}

export interface Answer {
  /** As requested, with its query. */
  path: string;
  status: number;
  headers: Headers;
  /** Decompressed. */
  text: string;
}

export interface Site {
  origin: string;
  isHttps: boolean;
  /** Sends the same request only once. */
  ask: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Requests any address, also of another origin. */
  askAddress: (url: string) => Promise<Answer>;
}

/** As many requests as a browser has under way at once. */
const AT_ONCE = 6;

/** Like a browser's; without a preferred language, like a crawler's. */
const usualHeaders = { 'accept-encoding': 'br, gzip', 'accept-language': '' };

/** Milliseconds from the request to the last byte, and decompressed bytes. The largest requested file has less than half a megabyte. */
const usualLimits = { time: 10_000, size: 1024 * 1024 };

export function openSite(origin: string, fetch = globalThis.fetch, limits = usualLimits): Site {
  const answers = new Map<string, Promise<Answer>>();
  const limited = limitConcurrency(AT_ONCE);
  const request = (url: URL, headers = {}) =>
    limited(async () => {
      const path = url.pathname + url.search;
      const signal = AbortSignal.timeout(limits.time);
      try {
        // A redirect could lead to another host.
        const response = await fetch(url, { headers: { ...usualHeaders, ...headers }, redirect: 'manual', signal });
        const text = await readText(response, limits.size);
        return { path, status: response.status, headers: response.headers, text };
      } catch (error) {
        throw new Error(`${path}: ${reasonOf(error as Error, limits.time)}`, { cause: error });
      }
    });
  return {
    origin,
    isHttps: origin.startsWith('https:'),
    ask: (path, headers = {}) => {
      const key = JSON.stringify([path, headers]);
      const answer = answers.get(key) ?? request(new URL(origin + path), headers);
      answers.set(key, answer);
      return answer;
    },
    askAddress: (url) => request(new URL(url)),
  };
}

async function readText({ body }: Response, size: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > size) throw new RangeError(`more than ${size} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function reasonOf({ name, message, cause }: Error, time: number): string {
  if (name === 'TimeoutError') return `no whole answer within ${time / 1000} seconds`;
  return (Object(cause) as { code?: string }).code ?? message;
}

/** Runs at most so many works at once: each waits for the one that came so many before it. */
function limitConcurrency(count: number) {
  const last: Promise<unknown>[] = Array.from({ length: count }, () => Promise.resolve());
  let started = 0;
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const place = (started += 1) % count;
    const done = last[place]!.then(work);
    last[place] = done.catch(() => {});
    return done;
  };
}

type Found = (string | false | undefined)[];

/** The problems of all items, examined together. What is no text is no problem. */
export async function problemsOf<Item>(
  items: readonly Item[],
  find: (item: Item) => Found | Promise<Found>,
): Promise<string[]> {
  const found = await Promise.all(items.map(async (item) => find(item)));
  return found.flat().filter((problem) => typeof problem === 'string');
}

/** True if a browser requests it again every time. Without any value it may guess. */
export function isRevalidated(headers: Headers): boolean {
  return /\bno-(cache|store)\b|\bmax-age=0\b/.test(headers.get('cache-control') ?? '');
}

/** A page of each kind, and a missing one. */
export const somePaths = ['/', '/en', '/es', '/videos', '/en/video/video1', '/waitlist', '/no-such-page'];

/** The attributes of each tag of this name. */
export const tagsOf = (tags: Tag[], wanted: string) =>
  tags.flatMap(({ name, attributes }) => (name === wanted ? [attributes] : []));
/** The address of the link with this relation, and with `hreflang` of that language. */
export const linkOf = (tags: Tag[], rel: string, hreflang?: string) =>
  tagsOf(tags, 'link').find((link) => link.rel === rel && link.hreflang === hreflang)?.href;

/** True if the page asks search engines to leave it out. */
export const isUnlisted = (tags: Tag[]) =>
  tagsOf(tags, 'meta').some(({ name, content }) => name === 'robots' && content === 'noindex');

/** The pages in every language; without paths, all pages. */
export function askPages(site: Site, plainPaths = [...sitePaths, ...unlistedPaths]) {
  const pages = languages.flatMap((language) => plainPaths.map((plain) => ({ language, plain })));
  return Promise.all(
    pages.map(async ({ language, plain }) => {
      const answer = await site.ask(pathIn(language, plain), { 'accept-language': language });
      return Object.assign({ language, plain, tags: readTags(answer.text) }, answer);
    }),
  );
}

/** Where the public finds the site. A site on this machine was built for another origin, which its pages name. */
export async function publicOrigin(site: Site): Promise<string> {
  if (site.isHttps) return site.origin;
  const canonical = linkOf(readTags((await site.ask('/')).text), 'canonical');
  if (!canonical || !URL.canParse(canonical)) throw new Error('/: no canonical address');
  return new URL(canonical).origin;
}
