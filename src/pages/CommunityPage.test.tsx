import { screen, within } from '@testing-library/react';
import { terms } from '../features/glossary/terms';
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

it.each([
  ['es', '/community', '/waitlist'],
  ['en', '/en/community', '/en/waitlist'],
] as const)('C3 leads to the waitlist (%s)', async (language, path, target) => {
  const { t, user, store } = renderApp(<CommunityPage />, { path, language });
  await user.click(screen.getByRole('link', { name: t('common.joinWaitlist') }));
  expect(store.getState().location.path).toBe(target);
});

it.each(languages)(
  'B20 explains the terms of the lead and the ideas where they stand, and lists all of them (%s)',
  (language) => {
    const { t } = renderApp(<CommunityPage />, { path: '/community', language });
    const main = screen.getByRole('main');
    const explained = [...main.querySelectorAll('button[popovertarget]')].map((button) =>
      button.getAttribute('popovertarget'),
    );
    expect(explained).toEqual([
      'lead-blockchain',
      'lead-web3',
      'freedom-wallet',
      'creators-web3',
      'benefits-blockchain',
    ]);
    const section = screen.getByRole('region', { name: t('community.glossary.title') });
    expect(within(section).getAllByRole('term')).toHaveLength(terms.length);
  },
);
