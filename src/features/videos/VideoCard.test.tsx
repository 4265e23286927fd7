import { en as english } from '../../i18n/allTexts';
import { screen, within } from '@testing-library/react';
import { formatShortDate } from '../../lib/format';
import { lessonIds } from '../lessons/lessonIds';
import { renderApp } from '../../test/renderApp';
import { VideoCard } from './VideoCard';
import { videosData } from './videosData';

const en = english.videoTexts;

const video = { ...videosData.find(({ id }) => id === 'video3')!, videoUrl: '', duration: '3:00' };
const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];

it.each(['es', 'en'] as const)('V5 G3 shows title, number, thumbnail, badge, authors and counters (%s)', (language) => {
  const [prefix, plate] = language === 'en' ? ['/en', 'No. 03'] : ['', 'N.º 03'];
  const { title, description } = language === 'en' ? en.video3 : video;
  const { t, container } = renderApp(<VideoCard video={video} />, { path: `${prefix}/videos`, language });
  const link = within(screen.getByRole('heading', { level: 3, name: title })).getByRole('link');
  expect(hrefOf(link)).toBe(`${prefix}/video/video3`);
  const texts = [description, t('common.badge'), t('videos.card.plannedDuration', { duration: '3:00' })];
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  const image = container.querySelector('.video-thumbnail img');
  expect(screen.getByAltText(plate)).toBe(image);
  expect(image).toHaveAttribute('src', '/images/plates/video3.svg');
  expect(image).toHaveAttribute('loading', 'lazy');
  const authors = within(screen.getByRole('list', { name: t('videos.card.authors') })).getAllByRole('link');
  expect(authors.map((author) => [author.querySelector('.avatar + span')?.textContent, hrefOf(author)])).toEqual([
    ['Vega', `${prefix}/profile/vega`],
    ['Izar', `${prefix}/profile/izar`],
    ['Lyra', `${prefix}/profile/lyra`],
  ]);
  expect(authors[0]?.querySelector('img')).toHaveAttribute('src', '/images/members/vega.svg');
  expect(screen.getByText(t('videos.card.likes', { count: 0 }))).toBeInTheDocument();
  expect(screen.getByText(t('videos.card.views', { count: 0 }))).toBeInTheDocument();
});

it('V5 shows at most three authors, and leaves out who is no member', () => {
  const crowded = { ...video, authorIds: ['nobody', 'vega', 'nova', 'mira', 'izar'] };
  renderApp(<VideoCard video={crowded} />);
  const authors = within(screen.getByRole('list')).getAllByRole('link');
  expect(authors.map((link) => link.querySelector('.avatar + span')?.textContent)).toEqual(['Vega', 'Nova', 'Mira']);
});

it('V5 keeps the record’s words for a video that has no translation', () => {
  renderApp(<VideoCard video={{ ...video, id: 'video99', title: 'Sin traducir' }} />, { language: 'en' });
  expect(screen.getByRole('heading', { name: 'Sin traducir' })).toBeInTheDocument();
});

it.each(['grid', 'list'] as const)(
  'V5, G3, B13 tells the length and the day of a video, without the badge (%s)',
  (layout) => {
    const playable = { ...video, videoUrl: '/media/video3.mp4', duration: '3:05' };
    const { t, container } = renderApp(<VideoCard video={playable} layout={layout} />);
    expect(screen.queryByText(t('common.badge'))).not.toBeInTheDocument();
    expect(screen.getByText(t('videos.card.duration', { duration: '3:05' }))).toBeInTheDocument();
    const published = t('videos.card.published', { date: formatShortDate(video.publishedAt, 'es') });
    expect(container.textContent.includes(published)).toBe(layout === 'list');
  },
);

it('B14 marks the lessons that can be read today, and no other', () => {
  const marked = videosData.filter((one) => {
    const { t, unmount } = renderApp(<VideoCard video={one} />);
    const isMarked = screen.queryByText(t('videos.card.readable')) !== null;
    unmount();
    return isMarked;
  });
  expect(new Set(marked.map(({ id }) => id))).toEqual(new Set(lessonIds));
});
