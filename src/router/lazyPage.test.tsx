import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { pageFailedToLoad } from './locationSlice';
import { Page } from '../components/Page';
import { renderApp } from '../test/renderApp';
import { lazyPage } from './lazyPage';
import { arriveAt } from './navigate';

const Content = () => (
  <Page title="x" description="x">
    content
  </Page>
);

it('B12 loads code again that failed to load, and shows the page however late it is', async () => {
  const importPage = jest.fn(() => Promise.resolve(Content)).mockRejectedValueOnce(new Error('no answer'));
  const { load, Component } = lazyPage(importPage);
  await expect(load()).rejects.toThrow('no answer');
  await Promise.all([load(), load()]);
  expect(importPage).toHaveBeenCalledTimes(2);
  renderApp(<Component />);
  expect(await screen.findByText('content')).toBeVisible();
});

it('B12 puts the page in the place of a panel that it began with, once the visitor tries again', async () => {
  let come = (_page: typeof Content) => {};
  const { Component } = lazyPage(() => new Promise((resolve) => void (come = resolve)));
  const Site = () => (useLocation().pathname === '/login' ? <Component /> : null);
  const { store, user, t } = renderApp(<Site />);
  act(() => void store.dispatch(arriveAt('/login', 'link', null, 'gone')));
  const again = await screen.findByRole('button', { name: t('common.loadFailed.again') });
  await user.click(again);
  await act(async () => come(Content));
  expect(await screen.findByText('content')).toBeVisible();
});

it.each([
  ['es', 'No pudimos cargar esta página'],
  ['en', 'We couldn’t load this page'],
] as const)(
  'B12 gives way to a panel while the state says that the page failed to load (%s)',
  async (language, title) => {
    const { Component } = lazyPage(() => Promise.resolve(Content));
    const { store, user, services, t } = renderApp(<Component />, { path: '/login', language });
    await screen.findByText('content');
    act(() => void store.dispatch(pageFailedToLoad('offline')));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(t('common.loadFailed.offline'))).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => void store.dispatch(pageFailedToLoad('gone')));
    await user.click(await screen.findByRole('button', { name: t('common.loadFailed.again') }));
    expect(await screen.findByText('content')).toBeVisible();
    expect(services.loadPage).toHaveBeenCalledWith('/login');
  },
);
