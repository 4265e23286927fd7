import { act, screen, within } from '@testing-library/react';
import { brand } from '../../lib/brand';
import { renderApp } from '../../test/renderApp';
import { Navbar } from './Navbar';
import { menuToggled, pageScrolled, viewportMeasured } from './layoutSlice';

const bar = () => screen.getByRole('banner');
const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];

it('N1 is clear at the top and solid once the page is scrolled', () => {
  const { store } = renderApp(<Navbar />);
  expect(bar()).not.toHaveClass('is-solid');
  act(() => void store.dispatch(pageScrolled(true)));
  expect(bar()).toHaveClass('is-solid');
  act(() => void store.dispatch(pageScrolled(false)));
  expect(bar()).not.toHaveClass('is-solid');
});

it('N1 is solid while the mobile menu is open', () => {
  const { store } = renderApp(<Navbar />);
  act(() => void store.dispatch(menuToggled(true)));
  expect(bar()).toHaveClass('is-solid');
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
  expect(links.map(hrefOf)).toEqual([
    prefix || '/',
    prefix || '/',
    `${prefix}/community`,
    `${prefix}/videos`,
    `${prefix}/waitlist`,
    `${prefix}/login`,
  ]);
});

it.each([
  ['/', 'Inicio'],
  ['/community', 'Comunidad'],
  ['/videos', 'Videos'],
  ['/videos/anything', 'Videos'],
  ['/en/videos', 'Videos'],
  ['/waitlist', 'Lista de espera'],
  ['/login', 'Acceder'],
])('N2 marks where one is: at %s, %s', (path, name) => {
  renderApp(<Navbar />, { path, language: path.startsWith('/en') ? 'en' : 'es' });
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([name]);
});

it.each(['/video/video1', '/community/more', '/nowhere'])('N2 marks no link at %s', (path) => {
  renderApp(<Navbar />, { path });
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

it('N2 marks the member whose profile is shown', async () => {
  const { user } = renderApp(<Navbar />, { path: '/profile/mira' });
  await user.click(screen.getByRole('button', { name: 'Miembros' }));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Mira');
});

it('N7 takes the shape of mobile mode for any of its reasons, and leaves it again', () => {
  const { store } = renderApp(<Navbar />);
  const viewport = { width: 1280, height: 800 };
  expect(bar()).not.toHaveClass('is-mobile');
  act(() => void store.dispatch(viewportMeasured({ viewport, mobileReasons: ['userAgent'] })));
  expect(bar()).toHaveClass('is-mobile');
  act(() => void store.dispatch(viewportMeasured({ viewport, mobileReasons: [] })));
  expect(bar()).not.toHaveClass('is-mobile');
});
