import { screen, within } from '@testing-library/react';
import { brand } from '../lib/brand';
import { languages } from '../lib/language';
import { renderApp } from '../test/renderApp';
import { CommunityPage } from './CommunityPage';

it('C1 is headed with the question, in both languages', () => {
  const { unmount } = renderApp(<CommunityPage />, { path: '/en/community', language: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: `What is ${brand}?` })).toBeInTheDocument();
  unmount();
  renderApp(<CommunityPage />, { path: '/community' });
  expect(screen.getByRole('heading', { level: 1, name: `¿Qué es ${brand}?` })).toBeInTheDocument();
});

const cards = {
  en: ['Digital Freedom', 'Creator Economy', 'Early Access', 'Exclusive Benefits'],
  es: ['Libertad digital', 'Economía de creadores', 'Acceso anticipado', 'Beneficios exclusivos'],
};

it.each(languages)('C2 explains the four ideas, each with its card (%s)', (language) => {
  const { t } = renderApp(<CommunityPage />, { path: '/community', language });
  const section = screen.getByRole('region', { name: t('community.ideas.title') });
  const items = within(section).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(cards[language]);
  for (const item of items) expect(item.querySelector('p')?.textContent?.length).toBeGreaterThan(150);
});

it.each(languages)('C2 says what exists today and what does not yet (%s)', (language) => {
  const { t } = renderApp(<CommunityPage />, { path: '/community', language });
  const section = screen.getByRole('region', { name: t('community.state.title') });
  expect(within(section).getAllByRole('list')).toHaveLength(2);
  expect(within(section).getAllByRole('listitem')).toHaveLength(6);
});

it.each([
  ['es', '/community', '/waitlist'],
  ['en', '/en/community', '/en/waitlist'],
] as const)('C3 leads to the waitlist (%s)', async (language, path, target) => {
  const { t, user, store } = renderApp(<CommunityPage />, { path, language });
  await user.click(screen.getByRole('link', { name: t('common.joinWaitlist') }));
  expect(store.getState().location.path).toBe(target);
});
