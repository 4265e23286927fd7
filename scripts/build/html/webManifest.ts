import { brand } from '../../../src/lib/brand';
import type { Language } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { publicFile } from '../../../src/lib/publicFile';
import { colourOf } from '../../../src/styles/colourOf';
import { translationOf } from '../../content/texts';

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
