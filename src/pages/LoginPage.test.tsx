import { screen, within } from '@testing-library/react';
import { renderApp } from '../test/renderApp';
import { LoginPage } from './LoginPage';

it('L1 says in English that login is under development', () => {
  renderApp(<LoginPage />, { path: '/en/login', language: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeInTheDocument();
  expect(screen.getByText(/^Login is under development/)).toBeInTheDocument();
});

it('L1 says so in Spanish', () => {
  renderApp(<LoginPage />, { path: '/login' });
  expect(screen.getByRole('heading', { level: 1, name: 'Próximamente' })).toBeInTheDocument();
  expect(screen.getByText(/en desarrollo/, { selector: 'p' })).toBeInTheDocument();
});

it.each([
  ['es', '/login', '/waitlist'],
  ['en', '/en/login', '/en/waitlist'],
] as const)('G4, L1 points to the waitlist and asks for nothing (%s)', async (language, path, target) => {
  const { t, user, store } = renderApp(undefined, { path, language });
  const main = await screen.findByRole('main');
  const link = await within(main).findByRole('link', { name: t('common.joinWaitlist') });
  expect(main.querySelector('input')).toBeNull();
  await user.click(link);
  expect(store.getState().location.path).toBe(target);
});
