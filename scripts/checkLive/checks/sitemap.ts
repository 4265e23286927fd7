import { sitePaths } from '../../../src/app/sitePaths';
import { languages } from '../../../src/lib/language';
import { pathIn } from '../../../src/lib/paths';
import { sitemapPath } from '../../build/html/sitemap';
import type { Check } from '../check';
import { publicOrigin } from '../pages';

export const sitemap: Check = {
  title: 'sitemap and robots.txt',
  remedy: 'Build with SITE_URL set to exactly this origin, and let the host answer with the files of dist/.',
  findFaults: async (site) => {
    const origin = await publicOrigin(site);
    const map = await site.ask(sitemapPath);
    const robots = await site.ask('/robots.txt');
    const listed = [...map.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    const wanted = sitePaths.flatMap((plain) => languages.map((language) => origin + pathIn(language, plain)));
    const alternates = map.text.match(/<xhtml:link rel="alternate" hreflang="/g) ?? [];
    return [
      map.status !== 200 && `${map.path} answers ${map.status}`,
      !/\bxml\b/.test(map.headers.get('content-type') ?? '') && `${map.path} is no XML`,
      ...wanted.filter((address) => !listed.includes(address)).map((address) => `${map.path} lacks ${address}`),
      ...listed.filter((address) => !wanted.includes(address)).map((address) => `${map.path} has ${address}`),
      alternates.length !== wanted.length * (languages.length + 1) &&
        `${map.path} has ${alternates.length} addresses of other languages`,
      robots.status !== 200 && `${robots.path} answers ${robots.status}`,
      !robots.text.includes(`Sitemap: ${origin}${sitemapPath}`) && `${robots.path} does not name the sitemap`,
      /^Disallow:\s*\/\s*$/m.test(robots.text) && `${robots.path} shuts all crawlers out`,
    ].filter((fault) => fault !== false);
  },
};
