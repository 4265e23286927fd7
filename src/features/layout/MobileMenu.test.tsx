import { act, screen, waitFor, within } from '@testing-library/react';
import { membersData } from '../members/membersData';
import { renderApp } from '../../test/renderApp';
import { arriveAt } from '../../router/navigate';
import { MobileMenu } from './MobileMenu';
import { Navbar } from './Navbar';
import { selectIsMenuOpen } from './layoutSlice';

async function setUp() {
  const view = renderApp(
    <>
      <Navbar />
      <MobileMenu />
    </>,
    { path: '/en/videos', language: 'en' },
  );
  const button = screen.getByRole('button', { name: view.t('nav:openMenu') });
  await view.user.click(button);
  const menu = screen.getByRole('dialog', { name: view.t('nav:menu') });
  const isOpen = () => selectIsMenuOpen(view.store.getState());
  return { ...view, button, menu, isOpen };
}

it('N4 holds the same links and the members', async () => {
  const { menu } = await setUp();
  const links = within(within(menu).getByRole('navigation')).getAllByRole('link');
  const names = ['Home', 'Community', 'Videos', 'Waitlist', 'Login', 'Members'];
  expect(links.slice(0, names.length).map((link) => link.textContent)).toEqual(names);
  expect(links.slice(names.length).map((link) => link.getAttribute('href')?.split('?')[0])).toEqual(
    membersData.map(({ link }) => `/en${link}`),
  );
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Videos');
});

type Menu = Awaited<ReturnType<typeof setUp>>;

it.each<[string, (menu: Menu) => unknown]>([
  [
    'the button inside',
    ({ user, menu, t }) => user.click(within(menu).getByRole('button', { name: t('nav:closeMenu') })),
  ],
  ['Escape', ({ user }) => user.keyboard('{Escape}')],
  ['a press beside it', ({ user, menu }) => user.click(menu)],
  ['a link to the page one is on', ({ user, menu }) => user.click(within(menu).getByRole('link', { name: 'Videos' }))],
  ['Back', ({ store }) => act(() => void store.dispatch(arriveAt('/community', 'history', null)))],
])('N4 closes by %s', async (_how, close) => {
  const view = await setUp();
  const { menu, button, isOpen, user } = view;
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(menu).toContainElement(document.activeElement as HTMLElement);
  await user.click(within(menu).getByRole('navigation'));
  expect(isOpen()).toBe(true);
  await close(view);
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(menu).not.toBeVisible());
});

it('N5 H7 leads by its link Members to the home page, with the wish to see the community', async () => {
  const { store, user, menu, t, isOpen } = await setUp();
  await user.click(within(menu).getByRole('link', { name: t('nav:members') }));
  expect(store.getState().location).toMatchObject({ path: '/en', state: { scrollToCommunity: true } });
  expect(isOpen()).toBe(false);
});
