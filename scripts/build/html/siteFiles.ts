import { languages } from '../../../src/lib/language';
import { siteUrl } from '../../../src/lib/siteUrl';
import { feed, feedPath } from './feed';
import { sitemap, sitemapPath } from './sitemap';
import { manifestPath, webManifest } from './webManifest';

const day = 24 * 60 * 60 * 1000;

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

/** Where to report a weakness (RFC 9116). It expires within a year, so every release renews it. */
function securityTxt(now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day + 364) * day);
  return [
    `Contact: mailto:security@${new URL(siteUrl).hostname}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
