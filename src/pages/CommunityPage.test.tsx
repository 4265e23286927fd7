import { screen, within } from '@testing-library/react';
import { terms } from '../features/glossary/terms';
import { lessonIds } from '../features/lessons/lessonIds';
import { membersData } from '../features/members/membersData';
import { videosData } from '../features/videos/videosData';
import { brand } from '../lib/site';
import { renderApp } from '../test/renderApp';
import { withVideo } from '../test/withVideo';
import { CommunityPage } from './CommunityPage';

it('C1 C2 B28 answers its question by four ideas, with their terms explained and led to a lesson', () => {
  const { t } = renderApp(<CommunityPage />, { path: '/en/community', language: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: `What is ${brand}?` })).toBeInTheDocument();
  const items = within(screen.getByRole('region', { name: t('community:ideas.title') })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Digital Freedom',
    'Creator Economy',
    'Early Access',
    'Exclusive Benefits',
  ]);
  for (const item of items) expect(item.querySelector('p')?.textContent?.length).toBeGreaterThan(150);
  const explained = [...screen.getByRole('main').querySelectorAll('button[popovertarget]')].map((button) =>
    button.getAttribute('popovertarget'),
  );
  expect(explained).toEqual([
    'lead-blockchain',
    'lead-web3',
    'freedom-blockchain',
    'freedom-wallet',
    'creators-web3',
    'benefits-blockchain',
  ]);
  const glossary = within(screen.getByRole('region', { name: t('community:glossary.title') }));
  expect(glossary.getAllByRole('term')).toHaveLength(terms.length);
  expect(glossary.getAllByRole('link')).toHaveLength(terms.length);
});

it('C3 shows the members in its opening, the questions second and the glossary last', () => {
  const { t } = renderApp(<CommunityPage />, { path: '/community' });
  const names = membersData.map(({ name }) => name);
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links.filter((link) => names.some((name) => link?.endsWith(name)))).toHaveLength(names.length);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    t('community:ideas.title'),
    t('community:questions.title'),
    t('progress:title'),
    t('community:glossary.title'),
    t('waitlist:strip.title'),
  ]);
});

it('C3 leads to the waitlist', async () => {
  const { t, user, store } = renderApp(<CommunityPage />, { path: '/en/community', language: 'en' });
  await user.click(screen.getByRole('link', { name: t('common:joinWaitlist') }));
  expect(store.getState().location.path).toBe('/en/waitlist');
});

it.each([
  ['', 0],
  ['/media/video3.mp4', 1],
])('B14 B19 counts what there is and what is in preparation (video3 at %j)', (videoUrl, finished) => {
  const state = withVideo({ videoUrl });
  const { t } = renderApp(<CommunityPage />, { path: '/community', state });
  const progress = within(screen.getByRole('region', { name: t('progress:title') }));
  const lines = progress.getAllByRole('listitem').map((item) => item.textContent);
  expect(lines).toContain(t('progress:today.lessons', { lessons: videosData.length, readable: lessonIds.length }));
  expect(lines).toContain(t('progress:today.voices', { members: membersData.length }));
  expect(lines.includes(t('progress:today.videos', { count: 1 }))).toBe(finished === 1);
  expect(lines).toContain(t('progress:notYet.videos', { count: videosData.length - finished }));
});
