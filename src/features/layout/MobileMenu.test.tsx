import { act, screen, waitFor, within } from '@testing-library/react';
import { Overlays } from '../../pages/Overlays';
import { membersData } from '../members/membersData';
import { renderApp } from '../../test/renderApp';
import { arriveAt } from '../../router/navigate';
import { MobileMenu } from './MobileMenu';
import { Navbar } from './Navbar';
import { selectIsMenuOpen } from './layoutSlice';

async function setUp(path = '/videos') {
  const language = path.startsWith('/en') ? 'en' : 'es';
  const view = renderApp(
    <>
      <Navbar />
      <MobileMenu />
      <Overlays />
    </>,
    { path, language },
  );
  const button = screen.getByRole('button', { name: view.t('nav.openMenu') });
  await view.user.click(button);
  const menu = screen.getByRole('dialog', { name: view.t('nav.menu') });
  const isOpen = () => selectIsMenuOpen(view.store.getState());
  return { ...view, button, menu, isOpen };
}

it.each([
  ['/videos', ['Inicio', 'Comunidad', 'Videos', 'Lista de espera', 'Acceder', 'Miembros']],
  ['/en/videos', ['Home', 'Community', 'Videos', 'Waitlist', 'Login', 'Members']],
])('N4 holds the same links and the members (%s)', async (path, names) => {
  const { menu } = await setUp(path);
  const links = within(within(menu).getByRole('navigation')).getAllByRole('link');
  expect(links.slice(0, 6).map((link) => link.textContent)).toEqual(names);
  expect(links.slice(6).map((link) => link.getAttribute('href')?.split('?')[0])).toEqual(
    membersData.map(({ link }) => (path.startsWith('/en') ? `/en${link}` : link)),
  );
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Videos');
});

it('N4 opens by its button, which says so, and closes by the one inside', async () => {
  const { user, menu, button, t } = await setUp();
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(within(menu).getByRole('button', { name: t('nav.closeMenu') }));
  expect(menu).not.toBeVisible();
});

it('N4 takes the focus, and gives it back upon Escape', async () => {
  const { user, menu, button, isOpen } = await setUp();
  expect(menu).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(button).toHaveFocus();
});

it('N4 closes by a press beside it, not by one inside', async () => {
  const { user, menu, isOpen } = await setUp();
  await user.click(within(menu).getByRole('navigation'));
  expect(isOpen()).toBe(true);
  await user.click(menu);
  expect(isOpen()).toBe(false);
});

it('N4 closes when a link is followed, also one to the page one is on', async () => {
  const { user, menu, store, isOpen } = await setUp();
  await user.click(within(menu).getByRole('link', { name: 'Videos' }));
  expect(isOpen()).toBe(false);
  expect(store.getState().location.path).toBe('/videos');
});

it('N4 closes upon Back and Forward', async () => {
  const { store, menu } = await setUp();
  act(() => void store.dispatch(arriveAt('/community', 'history', null)));
  expect(menu).not.toBeVisible();
});

it.each([
  ['/videos', '/'],
  ['/en/waitlist', '/en'],
  ['/', '/'],
])('N5 leads from %s to the community section of the home page', async (path, home) => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user, menu, store, services, t } = await setUp(path);
  await user.click(within(menu).getByRole('link', { name: t('nav.members') }));
  const navigationState = { scrollToCommunity: true };
  expect(store.getState().location).toMatchObject({ path: home, navigationState });
  expect(menu).not.toBeVisible();
  await waitFor(() => expect(services.scrollToCommunity).toHaveBeenCalledTimes(1));
  jest.useRealTimers();
});

it('N3 offers the languages in the menu too, and stays open', async () => {
  const { user, menu, isOpen } = await setUp();
  await user.click(within(menu).getByRole('link', { name: 'English' }));
  expect(await within(menu).findByRole('link', { name: 'Waitlist' })).toBeVisible();
  expect(isOpen()).toBe(true);
});

it.each([
  ['/', 'Mostrar información de depuración'],
  ['/en', 'Show Debug Info'],
])('N6 opens the support report in place of the menu (%s)', async (path, name) => {
  const { user, menu, t } = await setUp(path);
  await user.click(within(menu).getByRole('button', { name }));
  expect(menu).not.toBeVisible();
  expect(await screen.findByRole('dialog', { name: t('debug.title') })).toBeVisible();
});
