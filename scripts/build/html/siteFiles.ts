import { languages } from '../../../src/lib/language';
import { siteUrl } from '../../../src/lib/siteUrl';
import { feed, feedPath } from './feed';
import { securityTxt } from './securityTxt';
import { sitemap, sitemapPath } from './sitemap';
import { manifestPath, webManifest } from './webManifest';

/** What crawlers and readers look for besides the pages, by its path in the built site. */
export function siteFiles(now: Date): Map<string, string> {
  return new Map([
    [sitemapPath, sitemap()],
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapPath}\n`],
    ['/.well-known/security.txt', securityTxt(now)],
    ...languages.map((language): [string, string] => [feedPath(language), feed(language)]),
    ...languages.map((language): [string, string] => [manifestPath(language), webManifest(language)]),
  ]);
}
