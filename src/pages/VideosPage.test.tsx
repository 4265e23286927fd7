import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lessonIds } from '../features/lessons/lessonIds';
import { answers } from '../features/videos/useLessonAnswer';
import { videosData } from '../features/videos/videosData';
import { selectAddress } from '../features/videos/filtersInAddress';
import { selectFilters } from '../features/videos/videoFiltersSlice';
import { liveRegions, renderApp } from '../test/renderApp';
import { withVideo } from '../test/withVideo';
import { VideosPage } from './VideosPage';
import { videoTextIn } from '../../scripts/content/texts';

function open(query = '', language: 'es' | 'en' = 'en') {
  const view = renderApp(<VideosPage />, { path: (language === 'en' ? '/en' : '') + '/videos' + query, language });
  const { t } = view;
  return {
    ...view,
    cards: () => screen.queryAllByRole('article'),
    /** The ids of the videos whose cards are there. */
    shown: () =>
      screen
        .queryAllByRole('article')
        .map((card) => within(card).getByRole('heading').querySelector('a')?.pathname.split('/').at(-1)),
    search: () => screen.getByRole('searchbox', { name: t('videos:filters.search') }),
    tags: () => within(screen.getByRole('group', { name: t('videos:filters.tags') })),
    chips: () => within(screen.getByRole('group', { name: t('videos:filters.active') })),
    chipOf: (label: string) => screen.queryByRole('button', { name: t('videos:filters.remove', { label }) }),
    clear: () => screen.queryByRole('button', { name: t('videos:filters.clear') }),
    heading: () => screen.getByRole('heading', { level: 2, name: /\d+ lessons?$/ }),
  };
}

const taggedWith = (tag: string) => videosData.filter(({ tags }) => tags.includes(tag)).length;

it('V1 B19 shows all videos, says how many, and ends in a way to join', () => {
  const { cards, t, clear } = open();
  expect(cards()).toHaveLength(videosData.length);
  const count = t('videos:count', { count: videosData.length });
  expect(screen.getByRole('heading', { level: 2, name: count })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: t('videos:title') })).toBeInTheDocument();
  expect(document.title).toContain(t('videos:pageTitle'));
  const strip = within(screen.getByRole('region', { name: t('waitlist:strip.title') }));
  const link = strip.getByRole('link', { name: t('common:joinWaitlist') });
  expect(link.getAttribute('href')?.split('?')[0]).toBe('/en/waitlist');
  expect(clear()).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: t('videos:filters.active') })).not.toBeInTheDocument();
});

it.each([
  ['?q=zzzz', 'text'],
  ['?tag=gobernanza&tag=privacidad', 'tags'],
  ['?q=zzzz&tag=web3', 'both'],
] as const)(
  'V4 B25 says what to change for %s, shows three lessons to read, and clears all filters',
  async (query, chosen) => {
    const { user, cards, shown, heading, t } = open(query);
    expect(screen.getByRole('heading', { name: 'No videos found' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: t('videos:none.lessons') })).toBeInTheDocument();
    expect(screen.getByText(t(`videos:none.${chosen}`))).toBeInTheDocument();
    expect(shown()).toEqual(lessonIds.slice(0, 3));
    await user.click(screen.getByRole('button', { name: t('videos:none.clear') }));
    expect(cards()).toHaveLength(videosData.length);
    await waitFor(() => expect(heading()).toHaveFocus());
  },
);

it.each([
  ['?q=scam', 'meant', ['video6', 'video10']],
  ['?q=scam&tag=gobernanza', 'meantBeside', ['video6', 'video10']],
  // Only in its text.
  ['?q=mortgage', 'meant', ['video6']],
] as const)(
  'V4 B25 shows for %s the lessons that speak of it, and says no more than that',
  async (query, kind, ids) => {
    const { shown, t } = open(query);
    const name = t(`videos:none.${kind}`, { count: ids.length });
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    expect(shown()).toEqual(ids);
    expect(screen.getByRole('heading', { name: 'No videos found' })).toBeVisible();
    expect(screen.getByRole('button', { name: t('videos:none.clear') })).toBeVisible();
    expect(screen.queryByText(t('videos:none.text'))).not.toBeInTheDocument();
  },
);

it('B25 says after a pause which lessons speak of what is typed', async () => {
  const { user, search, t } = open();
  await user.type(search(), 'phishing');
  const title = videoTextIn(
    'en',
    videosData.find(({ id }) => id === 'video6')!,
  ).title;
  const meant = `${t('videos:none.meant', { count: 1 })} ${title}`;
  await waitFor(() => expect(liveRegions()[0]).toHaveTextContent(meant));
  expect(liveRegions()[0]).toHaveTextContent(t('videos:count', { count: 0 }));
  await user.clear(search());
  await user.type(search(), 'boomers');
  await waitFor(() => expect(liveRegions()[0]).toHaveTextContent(t('videos:count', { count: 1 })));
  expect(liveRegions()[0]).not.toHaveTextContent(t('videos:none.lessons'));
});

it('B12 B25 shows three lessons to read where the words of lessons do not come', async () => {
  jest.spyOn(answers.en, 'load').mockRejectedValue(new Error('lost'));
  const value = jest.replaceProperty(answers.en, 'value', undefined);
  const { shown, t } = open('?q=scam');
  expect(await screen.findByRole('heading', { name: t('videos:none.lessons') })).toBeInTheDocument();
  expect(shown()).toEqual(lessonIds.slice(0, 3));
  value.restore();
});

it('B25 offers the tag that a search means, and a press takes it in place of the words', async () => {
  const { user, cards, search, heading, t, store } = open();
  await user.type(search(), 'privacy');
  const count = taggedWith('privacidad');
  await user.click(screen.getByRole('button', { name: t('videos:filters.offer', { count, tag: 'privacy' }) }));
  expect(selectFilters(store.getState())).toMatchObject({ text: '', tags: ['privacidad'] });
  expect(cards()).toHaveLength(count);
  await waitFor(() => expect(heading()).toHaveFocus());
});

it('B25 offers the member whose name is typed, as a link; after a pause it is read aloud with the count, once', async () => {
  const { user, search, t } = open();
  await user.type(search(), 'vega');
  const count = videosData.filter(({ authorIds }) => authorIds.includes('vega')).length;
  const offer = screen.getByRole('link', { name: t('videos:filters.member', { count, name: 'Vega' }) });
  expect(offer).toHaveAttribute('href', expect.stringContaining('/en/profile/vega'));
  expect(liveRegions().map(({ textContent }) => textContent)).toEqual(['']);
  const member = t('videos:filters.member', { count, name: 'Vega' });
  await waitFor(() => expect(liveRegions()[0]).toHaveTextContent(`${t('videos:count', { count: 0 })}. ${member}`));
});

it('B25 counts narrow with what is chosen, and a tag that leaves nothing can still be pressed', async () => {
  const { user, tags, cards, t } = open('?tag=privacidad');
  await user.click(tags().getByRole('button', { name: /^governance 0 lessons$/ }));
  expect(screen.getByText(t('videos:none.tags'))).toBeInTheDocument();
  expect(cards()).toHaveLength(3);
});

it('V1–V3 B14 leaves the lessons that can be read by a press, noted in the address, which shows them again', async () => {
  const { user, cards, store, t, unmount } = open();
  const name = new RegExp(`^${t('videoCard:readable')}`);
  await user.click(screen.getByRole('button', { name, pressed: false }));
  expect(cards()).toHaveLength(lessonIds.length);
  const address = selectAddress(store.getState());
  expect(address).toBe('/en/videos?tag=readable');
  unmount();
  const again = open(address.slice('/en/videos'.length));
  expect(again.cards()).toHaveLength(lessonIds.length);
  expect(screen.getByRole('button', { name, pressed: true })).toBeInTheDocument();
});

it.each(['es', 'en'] as const)('V2 offers each tag once, sorted as it reads, with its count (%s)', (language) => {
  const { tags, t } = open('', language);
  const labels = tags()
    .getAllByRole('button')
    .map((button) => button.firstChild?.textContent ?? '');
  expect(labels).toEqual([...new Set(labels)].sort((a, b) => a.localeCompare(b, language)));
  expect(labels).toContain(language === 'es' ? 'economía' : 'economy');
  const web3 = tags().getByRole('button', { name: `Web3 ${t('videos:count', { count: taggedWith('web3') })}` });
  expect(web3).toHaveAttribute('aria-pressed', 'false');
});

it('V2 unfolds the tags, narrows with a tag pressed, and widens when it is released', async () => {
  const { user, tags, cards, t } = open();
  const toggle = screen.getByRole('button', { name: t('videos:filters.tags') });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveAttribute('aria-controls', tags().getAllByRole('button')[0]?.parentElement?.id);
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const press = (name: RegExp) => user.click(tags().getByRole('button', { name }));
  await press(/^Web3/);
  expect(tags().getByRole('button', { name: /^Web3/ })).toHaveAttribute('aria-pressed', 'true');
  expect(cards()).toHaveLength(taggedWith('web3'));
  await press(/^Web3/);
  expect(cards()).toHaveLength(videosData.length);
});

it('V3 shows each filter as a chip that removes it, and clears all with one press', async () => {
  const { user, chips, chipOf, cards, heading, store, clear, search } = open('?q=a&tag=libertad&tag=privacidad');
  const labels = chips()
    .getAllByRole('button')
    .map((button) => button.firstChild?.textContent);
  expect(labels).toEqual(['“a”', 'freedom', 'privacy', 'Clear Filters']);
  await user.click(chipOf('freedom')!);
  expect(chipOf('freedom')).not.toBeInTheDocument();
  expect(selectFilters(store.getState())).toMatchObject({ text: 'a', tags: ['privacidad'] });
  expect(cards()).toHaveLength(taggedWith('privacidad'));
  await waitFor(() => expect(heading()).toHaveFocus());
  await user.click(chipOf('“a”')!);
  expect(search()).toHaveValue('');
  await user.click(clear()!);
  expect(cards()).toHaveLength(videosData.length);
  expect(clear()).not.toBeInTheDocument();
  await waitFor(() => expect(heading()).toHaveFocus());
});

it('V3 names a tag that no video has by itself, however odd', () => {
  const { chipOf, heading } = open('?tag=constructor&tag=a.b');
  expect(chipOf('constructor')).toBeInTheDocument();
  expect(chipOf('a.b')).toBeInTheDocument();
  expect(heading()).toHaveTextContent(/^0/);
});

it.each(['', '/media/video3.mp4'])(
  'B13 says of all lessons that they are in preparation only while they are (%j)',
  (videoUrl) => {
    const { t } = renderApp(<VideosPage />, { path: '/videos', state: withVideo({ videoUrl }) });
    const intro = videoUrl ? 'videos:introWithVideos' : 'videos:intro';
    expect(screen.getByText(t(intro, { videos: videosData.length, readable: lessonIds.length }))).toBeInTheDocument();
  },
);

const tagged = videosData.filter(({ tags }) => tags.includes('gobernanza'));
const dimmed = (links: HTMLElement[]) => links.filter(({ className }) => className.includes('map-left-out'));

it('V5 shows the lessons on a map, dims there what a tag leaves out, and has the list after it', async () => {
  const { user, t, container, cards } = open('', 'es');
  await user.click(screen.getByRole('button', { name: t('videos:layout.map') }));
  await waitFor(
    () => {
      // No styles come here, which React awaits.
      document.querySelectorAll('link').forEach((link) => fireEvent.load(link));
      expect(container.querySelector('.map-sheet')).not.toBeNull();
    },
    { timeout: 10_000 },
  );
  const links = within(screen.getByRole('list', { name: t('videos:map.label') })).getAllByRole('link');
  expect(links).toHaveLength(videosData.length);
  expect(dimmed(links)).toEqual([]);
  const third = screen.getByRole('link', { name: `03 ${videoTextIn('es', videosData[2]!).title}` });
  expect(third.getAttribute('href')).toMatch(/^\/video\/video3\b/);

  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('tags:gobernanza')}`) }));
  expect(dimmed(links)).toHaveLength(videosData.length - tagged.length);
  expect(cards()).toHaveLength(tagged.length);
  await user.click(screen.getByRole('button', { name: t('videos:map.skip') }));
  expect(screen.getByRole('link', { name: videoTextIn('es', tagged[0]!).title })).toHaveFocus();
});
