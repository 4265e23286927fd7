import { readFileSync } from 'node:fs';
import { sitePaths } from '../../../src/app/routes';
import { brand, publicFile, siteUrl } from '../../../src/lib/site';
import { defaultLanguage, type Language, languages } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { colourOf } from '../../../src/styles/colourOf';
import { escape, translationOf } from '../../content/texts';
import { feed, feedPath } from './feed';

const day = 24 * 60 * 60 * 1000;

/** What crawlers and feed readers look for besides the pages, by its path in the built site. */
export function siteFiles(now: Date): Map<string, string> {
  return new Map([
    [sitemapPath, sitemap()],
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapPath}\n`],
    ['/.well-known/security.txt', securityTxt(now)],
    // Both names that generators of sites give to a service worker.
    ['/service-worker.js', readFileSync('public/sw.js', 'utf8')],
    ...languages.map((language): [string, string] => [feedPath(language), feed(language, now)]),
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

export const manifestPath = (language: Language) => pathIn(language, '/manifest.webmanifest');

/** For visitors who keep the site on their home screen. */
export function webManifest(language: Language): string {
  const t = translationOf(language);
  const home = pathIn(language, paths.home);
  const icon = (size: number, purpose: string) => {
    const src = publicFile(`/icons/icon-${size}.png`);
    return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  const manifest = {
    id: home,
    name: `${brand}: ${t('home:title')}`,
    short_name: brand,
    description: t('home:description'),
    lang: language,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'browser',
    background_color: colourOf('screen', 'surface'),
    theme_color: colourOf('screen', 'surface'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export const sitemapPath = '/sitemap.xml';

/** Every page in every language, each with the addresses of all its languages. */
export function sitemap(): string {
  const urls = sitePaths.flatMap((plain) => {
    const alternates = [...languages, 'x-default' as const].map((language) => {
      const address = siteUrl + pathIn(language === 'x-default' ? defaultLanguage : language, plain);
      return `    <xhtml:link rel="alternate" hreflang="${language}" href="${escape(address)}"/>`;
    });
    return languages.map((language) =>
      [`  <url>`, `    <loc>${escape(siteUrl + pathIn(language, plain))}</loc>`, ...alternates, `  </url>`].join('\n'),
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
