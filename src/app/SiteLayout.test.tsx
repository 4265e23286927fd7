import { screen } from '@testing-library/react';
import { renderApp } from '../test/renderApp';

const addresses = ['/community', '/en/community'];

it.each(addresses)('U5 offers a way to the content first, by focus and not by hash (%s)', async (path) => {
  const { user, t, store } = renderApp(undefined, { path, language: path.startsWith('/en') ? 'en' : 'es' });
  const main = await screen.findByRole('main');
  await user.tab();
  expect(screen.getByRole('button', { name: t('common.skip') })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(main).toHaveFocus();
  expect(window.location.hash).toBe('');
  expect(store.getState().location.path).toBe(path);
});
