import { en as english } from '../i18n/en';
import { act, screen, within } from '@testing-library/react';
import { loadPage } from '../app/pages';
import { selectToasts } from '../features/toasts/toastsSlice';
import { navigate } from '../router/navigate';
import { videosData } from '../features/videos/videosData';
import { formatDate } from '../lib/format';
import { renderApp } from '../test/renderApp';
import { captions, withVideo } from '../test/withVideo';
import { loadPlayer } from '../features/videos/player/LazyPlayer';

const en = english.videoTexts;

const video = { ...videosData[2]!, videoUrl: '', captions: undefined };
const languages = [
  { language: 'es', prefix: '', title: video.title, text: video.description, role: 'Visionaria de blockchain' },
  { language: 'en', prefix: '/en', title: en.video3.title, text: en.video3.description, role: 'Blockchain Visionary' },
] as const;
const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.split(/[?&]v=/)[0];

// Its code would come in its own time, and a busy machine takes long.
beforeAll(() => Promise.all([loadPage('/video/video3'), loadPlayer({})]));

/** Whatever the catalogue holds by now. */
const withoutVideo = () => withVideo({ videoUrl: '', captions: undefined });

async function open(path: string, language: 'es' | 'en' = 'es', state = withoutVideo()) {
  const view = renderApp(undefined, { path, language, state });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, main: within(screen.getByRole('main')) };
}

describe.each(languages)('in $language', ({ language, prefix, title, text, role }) => {
  const openVideo = () => open(`${prefix}/video/video3`, language);

  it('P1 shows title, views, duration, date and comment count', async () => {
    const { main, t } = await openVideo();
    expect(main.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const date = formatDate(video.publishedAt, language);
    const facts = within(main.getByRole('list', { name: t('video.facts') })).getAllByRole('listitem');
    expect(facts.map((fact) => fact.textContent)).toEqual([
      t('videos.card.views', { count: 0 }),
      t('videos.card.plannedDuration', { duration: video.duration }),
      t('videos.card.catalogueDate', { date }),
      t('comments.count', { count: 0 }),
    ]);
    expect(document.title).toContain(title);
  });

  it('P1 and G3 show the poster and the badge where the video will be', async () => {
    const { main, t, container } = await openVideo();
    const player = container.querySelector<HTMLElement>('.player')!;
    expect(player.querySelector('img')).toHaveAttribute('src', video.thumbnailUrl);
    expect(within(player).getByText(t('common.badge'))).toBeInTheDocument();
    expect(main.getByText(t('video.preparing'))).toBeInTheDocument();
    expect(container.querySelector('video')).toBeNull();
  });

  it('B19 leads to the waitlist from the lesson that has no video yet, and at the end of the page', async () => {
    const { main, t } = await openVideo();
    expect(hrefOf(main.getByRole('link', { name: t('video.notify') }))).toBe(`${prefix}/waitlist`);
    const strip = within(main.getByRole('region', { name: t('waitlist.strip.title') }));
    expect(hrefOf(strip.getByRole('link', { name: t('common.joinWaitlist') }))).toBe(`${prefix}/waitlist`);
  });

  it('D2 leads to the plates before and after, by number and title', async () => {
    const { main, t } = await openVideo();
    const links = within(main.getByRole('navigation', { name: t('video.order') })).getAllByRole('link');
    expect(links.map(hrefOf)).toEqual(['video2', 'video4'].map((id) => `${prefix}/video/${id}`));
    const [before, after] = [videosData[1]!, videosData[3]!];
    const titleOf = ({ id, title: spanish }: typeof before) =>
      language === 'en' ? en[id as 'video2' | 'video4'].title : spanish;
    expect(links[0]).toHaveTextContent(t('video.previous'));
    expect(links[0]).toHaveTextContent(t('videos.card.plate', { number: '02' }) + titleOf(before));
    expect(links[1]).toHaveTextContent(t('video.next'));
    expect(links[1]).toHaveTextContent(t('videos.card.plate', { number: '04' }) + titleOf(after));
  });

  it('P2 shows the authors with their names, the first one’s role, and the description', async () => {
    const { main, t, container } = await openVideo();
    expect(main.getByText(text)).toBeInTheDocument();
    const [list] = main.getAllByRole('list', { name: t('videos.card.authors') });
    const authors = within(list!).getAllByRole('link');
    expect(authors.map(hrefOf)).toEqual(['vega', 'izar', 'lyra'].map((id) => `${prefix}/profile/${id}`));
    expect(authors.map((link) => link.textContent)).toEqual([`VVega${role}`, 'IIzar', 'LLyra']);
    expect(container.querySelectorAll('main .avatar-medium')).toHaveLength(3);
  });

  it('P3 shows the tags as hashtags that lead to the explorer', async () => {
    const { main, t } = await openVideo();
    const tags = within(main.getByRole('list', { name: t('videos.filters.tags') })).getAllByRole('link');
    expect(tags.map((link) => link.textContent)).toEqual(
      video.tags.map((tag) => `#${t(`tags.${tag}` as 'tags.web3')}`),
    );
    expect(tags.map(hrefOf)).toEqual(video.tags.map((tag) => `${prefix}/videos?tag=${tag}`));
  });

  it('P3 relates the first three of the other videos', async () => {
    const { main, t } = await openVideo();
    const related = within(main.getByRole('complementary', { name: t('video.related') })).getAllByRole('article');
    const links = related.map((card) => within(within(card).getByRole('heading')).getByRole('link'));
    expect(links.map(hrefOf)).toEqual(['video1', 'video2', 'video4'].map((id) => `${prefix}/video/${id}`));
  });
});

it('P1 likes and unlikes, and the count stays 0', async () => {
  const { user, main } = await open('/video/video3');
  const like = main.getByRole('button', { name: 'Me gusta 0' });
  await user.click(like);
  expect(like).toHaveAccessibleName('Te gusta 0');
  expect(like).toHaveFocus();
  await user.click(like);
  expect(like).toHaveAccessibleName('Me gusta 0');
  // The words change, and a pressed state besides would say the opposite of what is.
  expect(like).not.toHaveAttribute('aria-pressed');
});

it('P1, B13 plays a video that has an address', async () => {
  const { container, main, t } = await open(
    '/en/video/video3',
    'en',
    withVideo({ videoUrl: '/media/video3.mp4', captions }),
  );
  expect(container.querySelector('video')).toHaveAttribute('src', '/media/video3.mp4');
  expect(main.queryByText(t('video.preparing'))).not.toBeInTheDocument();
  expect(main.queryByRole('link', { name: t('video.notify') })).not.toBeInTheDocument();
});

it('P1 counts a comment that was posted', async () => {
  const { user, main, t } = await open('/video/video3');
  await user.type(main.getByRole('textbox'), 'Hola');
  await user.click(main.getByRole('button', { name: t('comments.form.send') }));
  const facts = main.getByRole('list', { name: t('video.facts') });
  expect(facts).toHaveTextContent(t('comments.count', { count: 1 }));
});

it('P1 and B10 tell in a toast that the address was copied', async () => {
  const { user, main, store, t } = await open('/video/video3');
  await user.click(main.getByRole('button', { name: t('common.share.button') }));
  expect(selectToasts(store.getState())).toMatchObject([{ tone: 'info', titleKey: 'common.share.copied' }]);
  expect(await navigator.clipboard.readText()).toBe('http://localhost/video/video3');
});

it('P1 and B10 tell in a toast that the address could not be copied', async () => {
  const { user, main, store, t } = await open('/video/video3');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(main.getByRole('button', { name: t('common.share.button') }));
  expect(selectToasts(store.getState())).toMatchObject([{ tone: 'error', titleKey: 'common.share.failed' }]);
});

it('P4 does not carry a half-written comment over to the next video', async () => {
  const { user, store } = await open('/video/video3');
  await user.type(screen.getByRole('textbox'), 'Hola');
  await act(() => store.dispatch(navigate('/video/video4')));
  expect(await screen.findByRole('heading', { level: 1, name: videosData[3]!.title })).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it.each([
  [`/video/video${videosData.length + 1}`, 'es', 'Video no encontrado', '/videos'],
  ['/en/video/nothing', 'en', 'Video Not Found', '/en/videos'],
  ['/en/video/constructor', 'en', 'Video Not Found', '/en/videos'],
] as const)('P5 says at %s that there is no such video, with a way back (%s)', async (path, language, title, back) => {
  const { main, t } = await open(path, language);
  expect(main.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(hrefOf(main.getByRole('link', { name: t('video.notFound.back') }))).toBe(back);
  expect(main.queryByRole('region', { name: t('waitlist.strip.title') })).not.toBeInTheDocument();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
