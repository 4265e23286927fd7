import { configure, screen, within } from '@testing-library/react';
import { expectConsole } from '../test/expectConsole';
import { loadPages, renderApp } from '../test/renderApp';
import { NotFoundPage } from './NotFoundPage';

// Loaded up front: on a busy machine the lazy code takes long.
beforeAll(() => loadPages('/', '/login', '/nowhere'));

// React's StrictMode would log twice.
configure({ reactStrictMode: false });

it('R8, E3 shows 404 in the exact English words, logs the path once, and asks search engines to leave the page out', () => {
  const { store, rerender } = renderApp(<NotFoundPage />, { path: '/en/nowhere', language: 'en' });
  expect(screen.getByText('404')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeInTheDocument();
  const home = screen.getByRole('link', { name: 'Return to Home' });
  expect(home).toHaveAttribute('href', expect.stringMatching(/^\/en\?v=/));
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const before = store.getState();
  rerender(<></>);
  expect(store.getState()).toBe(before);
  expectConsole('error', 'there is no page at /en/nowhere');
});

it('R8 finds a path only as it is written, as a host does', async () => {
  const { t } = renderApp(undefined, { path: '/en/Login', language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: t('notFound:title') })).toBeInTheDocument();
  expectConsole('error', 'there is no page at /en/Login');
});

it('G4 L1 says at the login that it is under development, asks for nothing and points to the waitlist', async () => {
  const { t, user, store } = renderApp(undefined, { path: '/en/login', language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Coming Soon' })).toBeInTheDocument();
  expect(screen.getByText(/^Login is under development/)).toBeInTheDocument();
  const main = screen.getByRole('main');
  expect(main.querySelector('input')).toBeNull();
  await user.click(within(main).getByRole('link', { name: t('common:joinWaitlist') }));
  expect(store.getState().location.path).toBe('/en/waitlist');
});
