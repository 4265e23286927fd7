import { sitePaths, unlistedPaths } from '../../src/app/sitePaths';
import { type Language, languages } from '../../src/lib/language';
import { pathIn } from '../../src/lib/paths';
import type { Answer } from './ask';
import { readTags } from '../build/html/readTags';
import { linkOf } from './readHtml';
import type { Site } from './site';

export interface SitePage {
  language: Language;
  plain: string;
  answer: Answer;
}

const askAll = (site: Site, paths: string[]): Promise<SitePage[]> =>
  Promise.all(
    languages
      .flatMap((language) => paths.map((plain) => ({ language, plain })))
      .map(async ({ language, plain }) => ({
        language,
        plain,
        // For a plain address its own language must be asked for.
        answer: await site.ask(pathIn(language, plain), { 'accept-language': language }),
      })),
  );

/** Every page that search engines may list, in every language. */
export const listedPages = (site: Site) => askAll(site, sitePaths);

/** Every page. */
export const allPages = (site: Site) => askAll(site, [...sitePaths, ...unlistedPaths]);

/** A page of each kind, and one that there is not. */
export const somePaths = ['/', '/en', '/es', '/videos', '/en/video/video1', '/waitlist', '/no-such-page'];

/** Where the public finds the site. What is built for another place cannot be told on this machine: there it is what the pages say. */
export async function publicOrigin(site: Site): Promise<string> {
  if (site.isHttps) return site.origin;
  const { text } = await site.ask('/');
  const canonical = linkOf(readTags(text), 'canonical');
  if (!canonical || !URL.canParse(canonical)) throw new Error('/: no canonical address');
  return new URL(canonical).origin;
}
