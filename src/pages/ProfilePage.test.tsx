import { act, screen, within } from '@testing-library/react';
import { allTexts } from '../../scripts/content/allTexts';
import { loadPage } from '../app/pages';
import type { RootState } from '../lib/store';
import type { AppStore } from '../lib/store';
import { followHistory, navigate } from '../router/navigate';
import { selectFollowers } from '../features/members/membersSlice';
import { videosData } from '../features/videos/videosData';
import { renderApp } from '../test/renderApp';

const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];

// Its code would come in its own time, and a busy machine takes long.
beforeAll(() => loadPage('/profile/mira'));

async function open(path = '/en/profile/mira', state?: Partial<RootState>) {
  const view = renderApp(undefined, { path, language: 'en', state });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, main: within(screen.getByRole('main')) };
}

it('M2 shows avatar, name, role and bio on the colour of the star, and says that the member is a character', async () => {
  const { main, container, t } = await open();
  expect(main.getByRole('heading', { level: 1, name: 'Mira' })).toHaveTextContent('Mira γ');
  expect(main.getByText(allTexts.en.members.mira.role).nextElementSibling).toHaveTextContent(t('profile:character'));
  expect(main.getByText(allTexts.en.members.mira.bio)).toBeInTheDocument();
  const header = container.querySelector('.profile-header');
  expect(header).toHaveClass('star-mira');
  expect(header?.querySelector('.avatar-large img')).toHaveAttribute('src', '/images/members/mira.svg');
  expect(document.title).toContain(`Mira, ${allTexts.en.members.mira.role}`);
});

it('M2 follows and unfollows: its words change, its name does not, and it is pressed or not', async () => {
  const { user, main, t } = await open();
  const follow = main.getByRole('button', { name: t('profile:follow') });
  for (const [state, isPressed] of [
    ['following', true],
    ['follow', false],
  ] as const) {
    await user.click(follow);
    expect(follow.querySelector('.in-one-place > :first-child')).toHaveTextContent(t(`profile:${state}`));
    expect(follow).toHaveAttribute('aria-pressed', String(isPressed));
    expect(follow).toHaveAccessibleName(t('profile:follow'));
  }
  expect(follow).toHaveFocus();
});

it('M4 shows videos, followers as a sample, likes and views', async () => {
  const { store, t } = await open();
  const tileOf = (name: 'videos' | 'followers' | 'likes' | 'views') =>
    screen.getByText(t(`profile:stats.${name}`), { selector: 'dt' }).nextElementSibling;
  const drawn = selectFollowers(store.getState(), 'mira')!;
  const made = videosData.filter(({ authorIds }) => authorIds.includes('mira')).length;
  expect(tileOf('videos')).toHaveTextContent(new RegExp(`^${made}$`));
  expect(tileOf('followers')).toHaveTextContent(new RegExp(`^${drawn}$`));
  expect(tileOf('followers')?.nextElementSibling).toHaveTextContent(t('profile:stats.sample'));
  expect(tileOf('likes')).toHaveTextContent(/^0$/);
  expect(tileOf('views')).toHaveTextContent(/^0$/);
});

it("M5 M6 B19 shows the member's videos, the six other members with their roles, and a way to join", async () => {
  const { main, t } = await open();
  const region = (name: string) => within(main.getByRole('region', { name }));
  const titles = region(t('profile:videos', { name: 'Mira' })).getAllByRole('heading', { level: 3 });
  const expected = videosData.filter((video) => video.authorIds.includes('mira'));
  expect(titles.map((title) => hrefOf(within(title).getByRole('link')))).toEqual(
    expected.map(({ id }) => `/en/video/${id}`),
  );
  const others = region(t('profile:others')).getAllByRole('link');
  expect(others.map(hrefOf)).toEqual(
    ['vega', 'nova', 'izar', 'orion', 'atlas', 'lyra'].map((id) => `/en/profile/${id}`),
  );
  expect(others[0]).toHaveTextContent(allTexts.en.members.vega.role);
  const join = region(t('waitlist:strip.title')).getByRole('link', { name: t('common:joinWaitlist') });
  expect(hrefOf(join)).toBe('/en/waitlist');
});

it('M5 says that there are no videos, with a link home', async () => {
  const { main, t } = await open(undefined, { videos: { ids: [], entities: {}, likedIds: [] } });
  expect(main.getByRole('heading', { level: 2, name: t('profile:noVideos.title', { name: 'Mira' }) })).toBeVisible();
  expect(hrefOf(main.getByRole('link', { name: t('common:backHome') }))).toBe('/en');
});

it.each(['nobody', 'constructor'])('M7 says that there is no member %s, with a link home', async (id) => {
  const { main, t } = await open(`/en/profile/${id}`);
  expect(main.getByRole('heading', { level: 1, name: 'Member Not Found' })).toBeInTheDocument();
  expect(hrefOf(main.getByRole('link', { name: t('common:backHome') }))).toBe('/en');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

afterEach(() => void jest.useRealTimers());

it.each([
  ['a link', ({ dispatch }: AppStore) => dispatch(navigate('/en/profile/vega'))],
  ['Back or Forward', async ({ dispatch }: AppStore) => dispatch(followHistory('/en/profile/vega', null))],
])('M1 M4 shows a skeleton after %s, then the profile', async (_how, move) => {
  await loadPage('/login');
  // A busy machine must not let the skeleton's time pass before it is looked at.
  jest.useFakeTimers();
  const { store, container, t } = renderApp(undefined, { path: '/en/login', language: 'en' });
  const busy = () => container.querySelector('main > [aria-busy="true"]');
  await act(async () => void (await move(store)));
  expect(await screen.findByText(t('profile:loading'))).toBeInTheDocument();
  expect(busy()).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Vega' })).toBeInTheDocument();
  expect(busy()).toBeNull();
});
