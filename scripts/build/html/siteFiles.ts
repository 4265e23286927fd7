import { type Language, languages } from '../../../src/lib/language';
import { siteUrl } from '../../../src/lib/siteUrl';
import { feed, feedPath } from './feed';
import { sitemap, sitemapPath } from './sitemap';
import { brand } from '../../../src/lib/brand';
import { pathIn, paths } from '../../../src/lib/paths';
import { publicFile } from '../../../src/lib/publicFile';
import { colourOf } from '../../../src/styles/colourOf';
import { translationOf } from '../../content/texts';

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

export function manifestPath(language: Language): string {
  return pathIn(language, '/manifest.webmanifest');
}

/** For visitors who keep the site on their home screen. */
export function webManifest(language: Language): string {
  const t = translationOf(language);
  const home = pathIn(language, paths.home);
  const icon = (size: number, purpose: string) => ({
    src: publicFile(`/icons/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: home,
    name: `${brand}: ${t('home.title')}`,
    short_name: brand,
    description: t('home.description'),
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
