import { act, screen, within } from '@testing-library/react';
import { chooseLanguage } from '../router/navigate';
import { lessonIds } from '../features/lessons/lessonIds';
import { videosData } from '../features/videos/videosData';
import { selectFilters } from '../features/videos/videoFiltersSlice';
import { formatDate } from '../lib/format';
import { renderApp } from '../test/renderApp';
import { withVideo } from '../test/withVideo';
import { VideosPage } from './VideosPage';

const first = new RegExp(formatDate(videosData[0]!.publishedAt, 'en'));

function open(query = '', language: 'es' | 'en' = 'en') {
  const view = renderApp(<VideosPage />, { path: (language === 'en' ? '/en' : '') + '/videos' + query, language });
  const { t } = view;
  return {
    ...view,
    cards: () => screen.queryAllByRole('article'),
    search: () => screen.getByRole('searchbox', { name: t('videos.filters.search') }),
    tags: () => within(screen.getByRole('group', { name: t('videos.filters.tags') })),
    chips: () => within(screen.getByRole('group', { name: t('videos.filters.active') })),
    chipOf: (label: string) => screen.queryByRole('button', { name: t('videos.filters.remove', { label }) }),
    clear: () => screen.queryByRole('button', { name: t('videos.filters.clear') }),
    heading: () => screen.getByRole('heading', { level: 2, name: /\d+ videos?$/ }),
  };
}

const taggedWith = (tag: string) => videosData.filter(({ tags }) => tags.includes(tag)).length;

it.each(['es', 'en'] as const)('V1 shows all videos and says how many, politely (%s)', (language) => {
  const { cards, t } = open('', language);
  expect(cards()).toHaveLength(videosData.length);
  expect(
    screen.getByRole('heading', { level: 2, name: t('videos.count', { count: videosData.length }) }),
  ).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('heading', { level: 1, name: t('videos.title') })).toBeInTheDocument();
  expect(document.title).toContain(t('videos.title'));
});

it.each(['es', 'en'] as const)('B19 ends in a way to join (%s)', (language) => {
  const { t } = open('', language);
  const strip = within(screen.getByRole('region', { name: t('waitlist.strip.title') }));
  const link = strip.getByRole('link', { name: t('common.joinWaitlist') });
  expect(link.getAttribute('href')?.split('?')[0]).toBe(language === 'en' ? '/en/waitlist' : '/waitlist');
});

it.each([
  ['es', 'FEUDALISMO', 'Del castillo a la app: el feudalismo de las plataformas'],
  ['en', 'FEUDALISM', 'From castle to app: the feudalism of platforms'],
] as const)('V1 finds by what is typed, in the language shown (%s)', async (language, word, title) => {
  const { user, search, cards, t } = open('', language);
  await user.type(search(), word);
  expect(cards()).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: t('videos.count', { count: 1 }) })).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

it.each(['es', 'en'] as const)('V2 offers each tag once, sorted as it reads, with its count (%s)', (language) => {
  const { tags } = open('', language);
  const labels = tags()
    .getAllByRole('button')
    .map((button) => button.firstChild?.textContent ?? '');
  expect(labels).toEqual([...new Set(labels)].sort((a, b) => a.localeCompare(b, language)));
  expect(labels).toContain(language === 'es' ? 'economía' : 'economy');
  expect(tags().getByRole('button', { name: `web3 ${taggedWith('web3')} videos` })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

it('V2 narrows with every tag pressed, and widens when one is released', async () => {
  const { user, tags, cards } = open();
  await user.click(tags().getByRole('button', { name: /^web3/ }));
  expect(tags().getByRole('button', { name: /^web3/ })).toHaveAttribute('aria-pressed', 'true');
  expect(cards()).toHaveLength(taggedWith('web3'));
  await user.click(tags().getByRole('button', { name: /^blockchain/ }));
  const both = cards().length;
  expect(both).toBeGreaterThan(0);
  expect(both).toBeLessThan(taggedWith('web3'));
  await user.click(tags().getByRole('button', { name: /^blockchain/ }));
  expect(cards()).toHaveLength(taggedWith('web3'));
});

it('V2 unfolds the tags by a button that says whether they are open', async () => {
  const { user, tags, t } = open();
  const toggle = screen.getByRole('button', { name: t('videos.filters.tags') });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveAttribute('aria-controls', tags().getAllByRole('button')[0]?.parentElement?.id);
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveFocus();
});

it('V3 shows no chip and no Clear Filters while nothing is filtered', () => {
  const { clear, t } = open();
  expect(clear()).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: t('videos.filters.active') })).not.toBeInTheDocument();
});

it('V3 shows each filter as a chip, takes one away when pressed, and keeps the focus near', async () => {
  const { user, chips, chipOf, cards, heading, store } = open('?q=a&tag=libertad&tag=privacidad');
  expect(
    chips()
      .getAllByRole('button')
      .map((button) => button.firstChild?.textContent),
  ).toEqual(['“a”', 'freedom', 'privacy', 'Clear Filters']);
  await user.click(chipOf('freedom')!);
  expect(chipOf('freedom')).not.toBeInTheDocument();
  expect(selectFilters(store.getState())).toMatchObject({ text: 'a', tags: ['privacidad'] });
  expect(cards()).toHaveLength(taggedWith('privacidad'));
  expect(heading()).toHaveFocus();

  await user.click(chipOf('“a”')!);
  expect(selectFilters(store.getState())).toMatchObject({ text: '', tags: ['privacidad'] });
});

it('V3 clears everything with one press', async () => {
  const { user, clear, cards, search, heading } = open('?q=castle&tag=plataformas');
  expect(cards()).toHaveLength(1);
  expect(search()).toHaveValue('castle');
  await user.click(clear()!);
  expect(cards()).toHaveLength(videosData.length);
  expect(search()).toHaveValue('');
  expect(clear()).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
});

it('V3 names a tag that no video has by itself, however odd', () => {
  const { chipOf, cards } = open('?tag=constructor&tag=a.b');
  expect(chipOf('constructor')).toBeInTheDocument();
  expect(chipOf('a.b')).toBeInTheDocument();
  expect(cards()).toHaveLength(0);
});

it.each([
  ['es', 'No se encontraron videos'],
  ['en', 'No videos found'],
] as const)('V4 says that nothing is left and offers to clear (%s)', async (language, title) => {
  const { user, cards, heading, t } = open('?q=zzz', language);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: t('videos.count', { count: 0 }) })).toHaveAttribute(
    'aria-live',
    'polite',
  );
  await user.click(screen.getByRole('button', { name: t('videos.none.clear') }));
  expect(cards()).toHaveLength(videosData.length);
  expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
});

it('V5 switches between grid and list, where the dates stand', async () => {
  const { user, t, cards } = open();
  const grid = screen.getByRole('button', { name: t('videos.layout.grid') });
  const list = screen.getByRole('button', { name: t('videos.layout.list') });
  expect(grid).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(first)).not.toBeInTheDocument();
  await user.click(list);
  expect(list).toHaveAttribute('aria-pressed', 'true');
  expect(grid).toHaveAttribute('aria-pressed', 'false');
  expect(cards()).toHaveLength(videosData.length);
  expect(screen.getByText(first)).toBeInTheDocument();
});

it('V1 and I1 search again in the other language when it is chosen, and keep what was typed', async () => {
  const { user, cards, store } = open('', 'es');
  await user.type(screen.getByRole('searchbox'), 'castillo');
  expect(cards()).toHaveLength(1);
  await act(() => store.dispatch(chooseLanguage('en')));
  expect(await screen.findByRole('heading', { name: 'No videos found' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('castillo');
});

it.each(['', '/media/video3.mp4'])(
  'B13 says of all lessons that they are in preparation only while they are (%j)',
  (videoUrl) => {
    const { t } = renderApp(<VideosPage />, { path: '/videos', state: withVideo({ videoUrl }) });
    const intro = videoUrl ? 'videos.introWithVideos' : 'videos.intro';
    expect(screen.getByText(t(intro, { videos: videosData.length, readable: lessonIds.length }))).toBeInTheDocument();
  },
);
