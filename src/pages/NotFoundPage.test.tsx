import { screen } from '@testing-library/react';
import { expectConsole } from '../test/expectConsole';
import { renderApp } from '../test/renderApp';
import { NotFoundPage } from './NotFoundPage';

it('R8 shows 404, what happened and the way home, in the exact English words', () => {
  renderApp(<NotFoundPage />, { path: '/en/nowhere', language: 'en' });
  expect(screen.getByText('404')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeInTheDocument();
  const home = screen.getByRole('link', { name: 'Return to Home' });
  expect(home).toHaveAttribute('href', expect.stringMatching(/^\/en\?v=/));
  expectConsole('error', '/en/nowhere');
});

it('R8 speaks Spanish too', () => {
  const { t } = renderApp(<NotFoundPage />, { path: '/ningun/sitio' });
  const title = screen.getByRole('heading', { level: 1, name: t('notFound.title') });
  expect(title).toHaveTextContent('No encontramos');
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toBeInTheDocument();
  expectConsole('error', '/ningun/sitio');
});

it('R8 logs the path once, and without telling the store anything', () => {
  const { store, rerender } = renderApp(<NotFoundPage />, { path: '/nowhere' });
  const before = store.getState();
  rerender(<></>);
  expect(store.getState()).toBe(before);
  expectConsole('error', 'there is no page at /nowhere');
});

it('R8 asks search engines to leave the page out', () => {
  renderApp(<NotFoundPage />, { path: '/nowhere' });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expectConsole('error', '/nowhere');
});

it('R8 leads home', async () => {
  const { user, store, t } = renderApp(undefined, { path: '/nowhere' });
  await user.click(await screen.findByRole('link', { name: t('common.backHome') }));
  expect(await screen.findByRole('heading', { level: 1, name: t('home.hero.title') })).toBeInTheDocument();
  expect(store.getState().location.path).toBe('/');
  expectConsole('error', '/nowhere');
});
