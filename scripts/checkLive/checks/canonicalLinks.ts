import { defaultLanguage, languages } from '../../../src/lib/language';
import { pathIn } from '../../../src/lib/paths';
import type { Check } from '../check';
import { listedPages, publicOrigin } from '../pages';
import { readTags } from '../../build/html/readTags';
import { linkOf, tagsOf } from '../readHtml';

export const canonicalLinks: Check = {
  title: 'every page names its one address, and that of each language',
  remedy: 'Build with SITE_URL set to exactly this origin, and let the host add no X-Robots-Tag.',
  findFaults: async (site) => {
    const origin = await publicOrigin(site);
    return (await listedPages(site)).flatMap(({ language, plain, answer: { path, headers, text } }) => {
      const own = origin + pathIn(language, plain);
      const wrong = (what: string, found: string | undefined, wanted: string) =>
        found === wanted ? [] : [`${path}: ${what} is "${found}" instead of "${wanted}"`];
      const tags = readTags(text);
      const meta = tagsOf(tags, 'meta');
      const isHidden = headers.has('x-robots-tag') || meta.some(({ name }) => name === 'robots');
      return [
        wrong('canonical', linkOf(tags, 'canonical'), own),
        wrong('og:url', meta.find(({ property }) => property === 'og:url')?.content, own),
        wrong('hreflang x-default', linkOf(tags, 'alternate', 'x-default'), origin + pathIn(defaultLanguage, plain)),
        languages.flatMap((one) =>
          wrong(`hreflang ${one}`, linkOf(tags, 'alternate', one), origin + pathIn(one, plain)),
        ),
        isHidden ? [`${path} asks search engines to leave it out`] : [],
      ].flat();
    });
  },
};
