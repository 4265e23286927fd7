import { act, screen } from '@testing-library/react';
import { pageFailedToLoad } from './locationSlice';
import { Page } from '../components/Page';
import { renderApp } from '../test/renderApp';
import { lazyPage } from './lazyPage';

const Content = () => (
  <Page title="x" description="x">
    content
  </Page>
);

it('B12 gives way to a panel while the state says that the page failed to load', async () => {
  const { Component } = lazyPage(() => Promise.resolve(Content));
  const { store, user, services, t } = renderApp(<Component />, { path: '/login', language: 'en' });
  await screen.findByText('content');
  act(() => void store.dispatch(pageFailedToLoad('offline')));
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeVisible();
  expect(screen.getByText(t('common.loadFailed.offline'))).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => void store.dispatch(pageFailedToLoad('gone')));
  await user.click(await screen.findByRole('button', { name: t('common.loadFailed.again') }));
  expect(await screen.findByText('content')).toBeVisible();
  expect(services.loadPage).toHaveBeenCalledWith('/login');
});
