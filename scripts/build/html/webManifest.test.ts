import { brand } from '../../../src/lib/brand';
import { languages } from '../../../src/lib/language';
import { colourOf } from '../../../src/styles/colourOf';
import { translationOf } from '../../content/texts';
import { manifestPath, webManifest } from './webManifest';

it('B2 says in the manifest all that a home screen shows', () => {
  const t = translationOf('en');
  const icon = (size: number, purpose: string) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  expect(JSON.parse(webManifest('en'))).toEqual({
    id: '/en',
    name: `${brand}: ${t('home.title')}`,
    short_name: brand,
    description: t('home.description'),
    lang: 'en',
    dir: 'ltr',
    start_url: '/en',
    scope: '/',
    display: 'browser',
    background_color: colourOf('screen', 'surface'),
    theme_color: colourOf('screen', 'surface'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
});

it('B2 has a manifest for each language, Spanish at the plain address', () => {
  expect(languages.map(manifestPath)).toEqual(['/manifest.webmanifest', '/en/manifest.webmanifest']);
});
