import { act, screen, within } from '@testing-library/react';
import en from '../../locales/en/members.json';
import es from '../../locales/es/members.json';
import { loadPage } from '../app/pages';
import type { RootState } from '../app/rootReducer';
import { followHistory, navigate } from '../router/navigate';
import { selectFollowers } from '../features/members/membersSlice';
import { selectToasts } from '../features/toasts/toastsSlice';
import { videosData } from '../features/videos/videosData';
import { renderApp } from '../test/renderApp';

const languages = [
  { language: 'es', prefix: '', texts: es.mira },
  { language: 'en', prefix: '/en', texts: en.mira },
] as const;
const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];

async function open(path: string, language: 'es' | 'en' = 'es', state?: Partial<RootState>) {
  const view = renderApp(undefined, { path, language, state });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, main: within(screen.getByRole('main')) };
}

const tileOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe.each(languages)('in $language', ({ language, prefix, texts }) => {
  const openMira = () => open(`${prefix}/profile/mira`, language);

  it('M2 shows avatar, name, role and bio on the colour of the star', async () => {
    const { main, container } = await openMira();
    expect(main.getByRole('heading', { level: 1, name: 'Mira' })).toHaveTextContent('Mira γ');
    expect(main.getByText(texts.role)).toBeInTheDocument();
    expect(main.getByText(texts.bio)).toBeInTheDocument();
    const header = container.querySelector('.profile-header');
    expect(header).toHaveClass('star-mira');
    expect(header?.querySelector('.avatar-large img')).toHaveAttribute('src', '/images/members/mira.svg');
    expect(document.title).toContain(`Mira, ${texts.role}`);
  });

  it('M2 follows and unfollows', async () => {
    const { user, main, t } = await openMira();
    const follow = main.getByRole('button', { name: t('profile.follow') });
    await user.click(follow);
    expect(follow).toHaveAccessibleName(t('profile.following'));
    expect(follow).toHaveFocus();
    await user.click(follow);
    expect(follow).toHaveAccessibleName(t('profile.follow'));
    expect(follow).not.toHaveAttribute('aria-pressed');
  });

  it('M2 says under the role that the member is a character', async () => {
    const { main, t } = await openMira();
    expect(main.getByText(texts.role).nextElementSibling).toHaveTextContent(t('profile.character'));
  });

  it('B19 ends in a way to join', async () => {
    const { main, t } = await openMira();
    const strip = within(main.getByRole('region', { name: t('waitlist.strip.title') }));
    expect(hrefOf(strip.getByRole('link', { name: t('common.joinWaitlist') }))).toBe(`${prefix}/waitlist`);
  });

  it('M4 shows videos, followers, likes and views', async () => {
    const { store, t } = await openMira();
    const drawn = selectFollowers(store.getState(), 'mira')!;
    expect(tileOf(t('profile.stats.videos'))).toHaveTextContent(/^6$/);
    expect(tileOf(t('profile.stats.followers'))).toHaveTextContent(new Intl.NumberFormat(language).format(drawn));
    expect(tileOf(t('profile.stats.followers'))?.nextElementSibling).toHaveTextContent(t('profile.stats.sample'));
    expect(tileOf(t('profile.stats.likes'))).toHaveTextContent(/^0$/);
    expect(tileOf(t('profile.stats.views'))).toHaveTextContent(/^0$/);
  });

  it("M5 shows the member's videos", async () => {
    const { main, t } = await openMira();
    const section = within(main.getByRole('region', { name: t('profile.videos', { name: 'Mira' }) }));
    const expected = videosData.filter((video) => video.authorIds.includes('mira'));
    const links = section.getAllByRole('heading', { level: 3 }).map((title) => within(title).getByRole('link'));
    expect(links.map(hrefOf)).toEqual(expected.map(({ id }) => `${prefix}/video/${id}`));
  });

  it('M5 says that there are none, with a link home', async () => {
    const none = { ids: [], entities: {}, likedIds: [] };
    const { main, t } = await open(`${prefix}/profile/mira`, language, { videos: none });
    expect(main.getByRole('heading', { level: 2, name: t('profile.noVideos.title', { name: 'Mira' }) })).toBeVisible();
    expect(hrefOf(main.getByRole('link', { name: t('common.backHome') }))).toBe(prefix || '/');
  });

  it('M6 shows the six others with their roles, leading to their profiles', async () => {
    const { main, t } = await openMira();
    const others = within(main.getByRole('region', { name: t('profile.others') })).getAllByRole('link');
    expect(others.map(hrefOf)).toEqual(
      ['vega', 'nova', 'izar', 'orion', 'atlas', 'lyra'].map((id) => `${prefix}/profile/${id}`),
    );
    expect(others[0]).toHaveTextContent((language === 'en' ? en : es).vega.role);
  });

  it('M7 says that there is no such member, with a link home', async () => {
    for (const id of ['nobody', 'constructor']) {
      const { main, t, unmount } = await open(`${prefix}/profile/${id}`, language);
      expect(main.getByRole('heading', { level: 1, name: t('profile.notFound.title') })).toBeInTheDocument();
      expect(hrefOf(main.getByRole('link', { name: t('common.backHome') }))).toBe(prefix || '/');
      unmount();
    }
  });
});

it('M7 uses the words agreed', async () => {
  const { main } = await open('/en/profile/nobody', 'en');
  expect(main.getByRole('heading', { name: 'Member Not Found' })).toBeInTheDocument();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('M2 and B10 share the profile', async () => {
  const { user, main, store, t } = await open('/en/profile/vega', 'en');
  await user.click(main.getByRole('button', { name: t('common.share.button') }));
  expect(selectToasts(store.getState())).toMatchObject([{ titleKey: 'common.share.copied' }]);
  expect(await navigator.clipboard.readText()).toBe('http://localhost/en/profile/vega');
});

describe('on arrival', () => {
  afterEach(() => jest.useRealTimers());

  const busy = (container: HTMLElement) => container.querySelector('main > [aria-busy="true"]');

  it.each([
    ['a link', navigate('/en/profile/vega')],
    ['Back or Forward', followHistory('/en/profile/vega', null)],
  ])('M1 shows a skeleton first after %s, then the profile', async (_how, move) => {
    await loadPage('/profile/vega');
    // A busy machine must not let the skeleton's time pass before it is looked at.
    jest.useFakeTimers();
    const { store, container, t } = renderApp(undefined, { path: '/en/login', language: 'en' });
    await act(() => store.dispatch(move));
    expect(await screen.findByText(t('profile.loading'))).toBeInTheDocument();
    expect(busy(container)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(container.querySelectorAll('h1')).toHaveLength(1);

    expect(await screen.findByRole('heading', { level: 1, name: 'Vega' })).toBeInTheDocument();
    expect(busy(container)).toBeNull();
    expect(screen.queryByText(t('profile.loading'))).not.toBeInTheDocument();
  });

  it('M1 needs no skeleton for a member seen before, and M4 keeps the number', async () => {
    const { store, container } = await open('/en/profile/vega', 'en');
    const drawn = selectFollowers(store.getState(), 'vega');
    await act(() => store.dispatch(navigate('/en/login')));
    await act(() => store.dispatch(navigate('/en/profile/vega')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vega' })).toBeInTheDocument();
    expect(busy(container)).toBeNull();
    expect(selectFollowers(store.getState(), 'vega')).toBe(drawn);
  });

  it('M1 and B1 carry the profile in built HTML, where only the followers wait', async () => {
    const built = document.createElement('div');
    await jest.isolateModulesAsync(async () => {
      const { renderPage } = await import('../entry.server');
      built.innerHTML = await renderPage('/en/profile/vega', 'en');
    });
    expect(built.querySelector('h1')).toHaveTextContent('Vega');
    expect(built.querySelector('main > [aria-busy]')).toBeNull();
    expect(built.querySelector('.stats')).toHaveTextContent('Counting…');
    expect(built.querySelector('.stats')).not.toHaveTextContent(/\d{3}/);
  });
});
