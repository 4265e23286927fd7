import { videoTextIn } from '../../scripts/content/texts';
import { allTexts } from '../../scripts/content/allTexts';
import { act, screen, within } from '@testing-library/react';
import { navigate } from '../router/navigate';
import { isReadable, lessonIds, minutesToRead } from '../features/lessons/lessonIds';
import { plateNumber } from '../features/videos/video';
import { videosData } from '../features/videos/videosData';
import { formatDate } from '../lib/format';
import { loadPages, renderApp } from '../test/renderApp';
import { withVideo } from '../test/withVideo';

const en = allTexts.en.videoTexts;

const video = { ...videosData[2]!, videoUrl: '', captions: undefined };
const { title, description } = en.video3;
const withoutText = videosData.find(({ id }) => !isReadable(id))!;
const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.split(/[?&]v=/)[0];

// Its code would come in its own time, and a busy machine takes long.
beforeAll(() => loadPages('/video/video3'));

/** Whatever the catalogue holds by now. */
const withoutVideo = () => withVideo({ videoUrl: '', captions: undefined });

async function open(path: string, language: 'es' | 'en' = 'es', state = withoutVideo()) {
  const view = renderApp(undefined, { path, language, state });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, main: within(screen.getByRole('main')) };
}

const openVideo = () => open('/en/video/video3', 'en');

it('P1 G3 shows title, facts, and where the video will be the plate with the badge', async () => {
  const { main, t, container } = await openVideo();
  expect(main.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  const facts = within(main.getByRole('list', { name: t('video:facts') })).getAllByRole('listitem');
  expect(facts.map((fact) => fact.textContent)).toEqual([
    t('videoCard:views', { count: 0 }),
    t('videoCard:plannedDuration', { duration: video.duration }),
    t('videoCard:catalogueDate', { date: formatDate(video.publishedAt, 'en') }),
    t('comments:count', { count: 0 }),
  ]);
  expect(document.title).toContain(title);
  const player = container.querySelector<HTMLElement>('.player')!;
  expect(player.querySelector('img')).toHaveAttribute('src', video.thumbnailUrl);
  expect(within(player).getByText(t('common:badge'))).toBeInTheDocument();
  expect(container.querySelector('video')).toBeNull();
});

it('P1 G3 shows the poster of a video without a text, and says that it is prepared', async () => {
  const { main, t, container } = await open(`/en/video/${withoutText.id}`, 'en');
  const player = container.querySelector<HTMLElement>('.player')!;
  expect(player.querySelector('img')).toHaveAttribute('src', withoutText.thumbnailUrl);
  expect(within(player).getByText(t('common:badge'))).toBeInTheDocument();
  expect(main.getByText(t('video:preparing'))).toBeInTheDocument();
  expect(within(player).queryByRole('button')).toBeNull();
});

it('B19 leads to the waitlist from the lesson that has no video yet, and at the end of the page', async () => {
  const { main, t } = await openVideo();
  expect(hrefOf(main.getByRole('link', { name: t('video:notify') }))).toBe('/en/waitlist');
  const strip = within(main.getByRole('region', { name: t('waitlist:strip.title') }));
  expect(hrefOf(strip.getByRole('link', { name: t('common:joinWaitlist') }))).toBe('/en/waitlist');
});

it('D2 leads from a video without a text to the plates before and after it; B28 a lesson has its path instead', async () => {
  const { main, t, unmount } = await open(`/en/video/${withoutText.id}`, 'en');
  const links = within(main.getByRole('navigation', { name: t('video:order') })).getAllByRole('link');
  const neighbours = [-1, 1].map((step) => videosData[videosData.indexOf(withoutText) + step]!);
  expect(links.map(hrefOf)).toEqual(neighbours.map(({ id }) => `/en/video/${id}`));
  const words = neighbours.map((near) => ` No. ${plateNumber(near.id)}${videoTextIn('en', near).title}`);
  expect(links[0]).toHaveTextContent(t('video:previous') + words[0]);
  expect(links[1]).toHaveTextContent(t('video:next') + words[1]);
  const [first] = lessonIds;
  const offer = { title: en[first].title, minutes: minutesToRead };
  expect(hrefOf(main.getByText(t('video:readInstead', offer)))).toBe(`/en/video/${first}`);
  unmount();
  const lesson = await openVideo();
  expect(lesson.main.queryByRole('navigation', { name: t('video:order') })).toBeNull();
});

it('P2 P3 shows authors, description, tags that lead to the explorer, and three related videos', async () => {
  const { main, t, container } = await openVideo();
  expect(main.getByText(description)).toBeInTheDocument();
  const authors = within(main.getAllByRole('list', { name: t('videoCard:authors') })[0]!).getAllByRole('link');
  expect(authors.map(hrefOf)).toEqual(['vega', 'izar', 'lyra'].map((id) => `/en/profile/${id}`));
  expect(authors.map((link) => link.textContent)).toEqual(['VVegaBlockchain Visionary', 'IIzar', 'LLyra']);
  expect(container.querySelectorAll('main .avatar-medium')).toHaveLength(3);
  const tags = within(main.getByRole('list', { name: t('videos:filters.tags') })).getAllByRole('link');
  expect(tags.map((link) => link.textContent)).toEqual(video.tags.map((tag) => `#${t(`tags:${tag}` as 'tags:web3')}`));
  expect(tags.map(hrefOf)).toEqual(video.tags.map((tag) => `/en/videos?tag=${tag}`));
  const related = within(main.getByRole('complementary', { name: t('video:related') })).getAllByRole('heading', {
    level: 3,
  });
  const links = related.map((heading) => within(heading).getByRole('link'));
  expect(links.map(hrefOf)).toEqual(['video1', 'video2', 'video4'].map((id) => `/en/video/${id}`));
});

it('P1 P4 counts a posted comment, and carries no half-written one over to the next video', async () => {
  const { user, store, main, t } = await open('/video/video3');
  await user.type(screen.getByLabelText(t('comments:form.label')), 'Hola');
  await user.click(main.getByRole('button', { name: t('comments:form.send') }));
  const facts = main.getByRole('list', { name: t('video:facts') });
  expect(facts).toHaveTextContent(t('comments:count', { count: 1 }));
  await user.type(screen.getByLabelText(t('comments:form.label')), 'Y…');
  await act(async () => store.dispatch(navigate(`/video/${withoutText.id}`)));
  expect(
    await screen.findByRole('heading', { level: 1, name: videoTextIn('es', withoutText).title }),
  ).toBeInTheDocument();
  expect(screen.getByLabelText(t('comments:form.label'))).toHaveValue('');
});

it.each([
  [`/video/video${videosData.length + 1}`, 'es', 'Video no encontrado', '/videos'],
  ['/en/video/constructor', 'en', 'Video Not Found', '/en/videos'],
] as const)('P5 says at %s that there is no such video, with a way back (%s)', async (path, language, title, back) => {
  const { main, t } = await open(path, language);
  expect(main.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(hrefOf(main.getByRole('link', { name: t('video:notFound.back') }))).toBe(back);
  expect(main.queryByRole('region', { name: t('waitlist:strip.title') })).not.toBeInTheDocument();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
