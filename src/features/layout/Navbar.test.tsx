import { act, screen, within } from '@testing-library/react';
import { brand } from '../../lib/site';
import { languages } from '../../lib/language';
import { renderApp } from '../../test/renderApp';
import { Footer } from './Footer';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Navbar } from './Navbar';
import { menuToggled, pageScrolled, viewportMeasured } from './layoutSlice';

const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];

it('N1 N7 is solid once scrolled or while the menu is open, and takes the shape of mobile mode', () => {
  const { store } = renderApp(<Navbar />);
  const bar = screen.getByRole('banner');
  const viewport = { width: 1280, height: 800 };
  const classes = () => bar.className.split(' ').filter((name) => name !== 'd-print-none');
  expect(classes()).toEqual(['site-header']);
  for (const [event, ...expected] of [
    [pageScrolled(true), 'site-header', 'is-solid'],
    [pageScrolled(false), 'site-header'],
    [menuToggled(true), 'site-header', 'is-solid'],
    [viewportMeasured({ viewport, mobileReasons: ['userAgent'] }), 'site-header', 'is-solid', 'is-mobile'],
    [viewportMeasured({ viewport, mobileReasons: [] }), 'site-header'],
  ] as const) {
    act(() => void store.dispatch(event));
    expect(classes()).toEqual(expected);
  }
});

it.each([
  ['es', '/waitlist', '', [brand, 'Inicio', 'Comunidad', 'Videos', 'Lista de espera', 'Acceder']],
  ['en', '/en/waitlist', '/en', [brand, 'Home', 'Community', 'Videos', 'Waitlist', 'Login']],
] as const)('N2 links the logo and the pages, in either language (%s)', (language, path, prefix, names) => {
  renderApp(<Navbar />, { path, language });
  const links = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .filter((link) => !link.hasAttribute('hreflang'));
  expect(links.map((link) => link.textContent)).toEqual(names);
  const pages = ['/community', '/videos', '/waitlist', '/login'].map((page) => prefix + page);
  expect(links.map(hrefOf)).toEqual([prefix || '/', prefix || '/', ...pages]);
});

it('N2 offers a gold way to join on every page but the waitlist', () => {
  renderApp(<Navbar />, { path: '/en/videos', language: 'en' });
  expect(hrefOf(screen.getByRole('link', { name: 'Join' }))).toBe('/en/waitlist');
});

it.each([
  ['/', ['Inicio']],
  ['/community', ['Comunidad']],
  ['/videos/anything', ['Videos']],
  ['/en/videos', ['Videos']],
  ['/video/video1', []],
  ['/community/more', []],
])('N2 marks at %s the links %j', (path, names) => {
  renderApp(<Navbar />, { path });
  expect(screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(names);
});

it('N2 marks the member whose profile is shown', async () => {
  const { user } = renderApp(<Navbar />, { path: '/profile/mira' });
  await user.click(screen.getByRole('button', { name: 'Miembros' }));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Mira');
});

it.each([
  ['/videos', true],
  ['/en/videos', false],
])('N3 B17 shows each language by its flag and name, leads to it, and marks the one of %s', (path, isSpanish) => {
  renderApp(<LanguageSwitcher />, { path });
  const links = screen.getAllByRole('link');
  expect(links.slice(0, 2).map((link) => [link.textContent, link.lang, hrefOf(link)])).toEqual([
    ['Español', 'es', '/videos'],
    ['English', 'en', '/en/videos'],
  ]);
  const flags = links.map((link) => link.querySelector('use')?.getAttribute('href'));
  expect(flags).toEqual(languages.map((one) => `/images/figures.svg#flag-${one}`));
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(isSpanish ? ['true', null] : [null, 'true']);
});

it('F1, B5 and B30 link at the foot the four pages, then privacy, legal notice and accessibility', () => {
  const { t } = renderApp(<Footer />, { path: '/en', language: 'en' });
  const links = within(screen.getByRole('navigation', { name: t('footer:label') })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['Home', '/en'],
    ['Community', '/en/community'],
    ['Videos', '/en/videos'],
    ['Waitlist', '/en/waitlist'],
    ['Privacy', '/en/privacy'],
    ['Legal notice', '/en/legal'],
    ['Accessibility', '/en/accessibility'],
  ]);
});
