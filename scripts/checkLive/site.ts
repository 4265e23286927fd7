import { sitePaths, unlistedPaths } from '../../src/app/sitePaths';
import { languages } from '../../src/lib/language';
import { pathIn } from '../../src/lib/paths';
import { readTags, type Tag } from '../build/html/readTags';

/** One check of a deployed site. */
export interface Check {
  title: string;
  /** What to do about a problem. */
  remedy: string;
  /** Skipped for a local site, which has no https. */
  onlyHttps?: boolean;
  /** A thrown error is a problem as well. */
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
  /** Requests a path or URL. The same request is sent only once. */
  ask: (path: string, headers?: Record<string, string>) => Promise<Answer>;
}

/** Compressed like a browser's; without a preferred language like a crawler's. */
const usualHeaders = { 'accept-encoding': 'br, gzip', 'accept-language': '' };
const timeoutMs = 10_000;

export function openSite(origin: string, fetch = globalThis.fetch): Site {
  const answers = new Map<string, Promise<Answer>>();
  const request = async (path: string, headers = {}): Promise<Answer> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      // A redirect could lead to another host.
      const init: RequestInit = { headers: { ...usualHeaders, ...headers }, redirect: 'manual', signal };
      const response = await fetch(new URL(path, origin), init);
      return { path, status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      const { message, cause } = error as Error;
      throw new Error(`${path}: ${(Object(cause) as { code?: string }).code ?? message}`, { cause: error });
    }
  };
  return {
    origin,
    isHttps: origin.startsWith('https:'),
    ask: (path, headers) => {
      const key = JSON.stringify([path, headers]);
      const answer = answers.get(key) ?? request(path, headers);
      answers.set(key, answer);
      return answer;
    },
  };
}

type Found = (string | false | undefined)[];

/** Runs `find` on one item after the other. Only strings among the results are problems. */
export async function problemsOf<Item>(
  items: readonly Item[],
  find: (item: Item) => Found | Promise<Found>,
): Promise<string[]> {
  const found: Found = [];
  for (const item of items) found.push(...(await find(item)));
  return found.filter((problem) => typeof problem === 'string');
}

/** True if browsers revalidate it each time. Without the header they may cache it heuristically. */
export function isRevalidated(headers: Headers): boolean {
  return /\bno-(cache|store)\b|\bmax-age=0\b/.test(headers.get('cache-control') ?? '');
}

/** A page of each kind, and a missing one. */
export const somePaths = ['/', '/en', '/es', '/videos', '/en/video/video1', '/waitlist', '/no-such-page'];

/** The attributes of each tag of this name. */
export const tagsOf = (tags: Tag[], wanted: string) =>
  tags.flatMap(({ name, attributes }) => (name === wanted ? [attributes] : []));

export const languageOf = (tags: Tag[]) => tagsOf(tags, 'html')[0]?.lang;

export const canonicalOf = (tags: Tag[]) => tagsOf(tags, 'link').find(({ rel }) => rel === 'canonical')?.href;

/** True if the page asks search engines to leave it out. */
export const isUnlisted = (tags: Tag[]) =>
  tagsOf(tags, 'meta').some(({ name, content }) => name === 'robots' && content === 'noindex');

/** The pages in every language; without paths, all pages. */
export async function askPages(site: Site, plainPaths = [...sitePaths, ...unlistedPaths]) {
  const pages = [];
  for (const language of languages)
    for (const plain of plainPaths) {
      const answer = await site.ask(pathIn(language, plain), { 'accept-language': language });
      pages.push({ language, plain, tags: readTags(answer.text), ...answer });
    }
  return pages;
}

/** The public origin. A local site names it in its canonical link. */
export async function publicOrigin(site: Site): Promise<string> {
  if (site.isHttps) return site.origin;
  const canonical = canonicalOf(readTags((await site.ask('/')).text));
  if (!canonical || !URL.canParse(canonical)) throw new Error('/: no canonical address');
  return new URL(canonical).origin;
}
