import { allTexts } from '../../../scripts/content/allTexts';
import { screen, within } from '@testing-library/react';
import { formatShortDate } from '../../lib/format';
import { renderApp } from '../../test/renderApp';
import { VideoCard } from './VideoCard';
import { videosData } from './videosData';

const video = { ...videosData.find(({ id }) => id === 'video3')!, videoUrl: '', duration: '3:00' };
const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];

it.each(['es', 'en'] as const)('V5 G3 B14 shows a lesson in the language of the page (%s)', (language) => {
  const prefix = language === 'en' ? '/en' : '';
  const { title, description } = allTexts[language].videoTexts.video3;
  const { t, container } = renderApp(<VideoCard video={video} />, { path: `${prefix}/videos`, language });
  const link = within(screen.getByRole('heading', { level: 3, name: title })).getByRole('link');
  expect(hrefOf(link)).toBe(`${prefix}/video/video3`);
  const marks = [t('videoCard:readable'), t('videoCard:experiment'), t('common:badge')];
  const counts = [t('videoCard:likes', { count: 0 }), t('videoCard:views', { count: 0 })];
  const texts = [description, ...marks, ...counts, t('videoCard:plannedDuration', { duration: '3:00' })];
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  const image = container.querySelector('.video-thumbnail img');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('src', '/images/plates/video3.svg');
  expect(image).toHaveAttribute('loading', 'lazy');
  const authors = within(screen.getByRole('list', { name: t('videoCard:authors') })).getAllByRole('link');
  expect(authors.map((author) => [author.querySelector('.avatar + span')?.textContent, hrefOf(author)])).toEqual([
    ['Vega', `${prefix}/profile/vega`],
    ['Izar', `${prefix}/profile/izar`],
    ['Lyra', `${prefix}/profile/lyra`],
  ]);
  expect(authors[0]?.querySelector('img')).toHaveAttribute('src', '/images/members/vega.svg');
});

it('V5 shows at most three authors, and none who is no member', () => {
  const authorIds = ['nobody', 'vega', 'nova', 'mira', 'izar'];
  const { t } = renderApp(<VideoCard video={{ ...video, id: 'video4', authorIds }} />);
  const authors = within(screen.getByRole('list')).getAllByRole('link');
  expect(authors.map((link) => link.querySelector('.avatar + span')?.textContent)).toEqual(['Vega', 'Nova', 'Mira']);
  expect(screen.queryByText(t('videoCard:readable'))).not.toBeInTheDocument();
  expect(screen.queryByText(t('videoCard:experiment'))).not.toBeInTheDocument();
});

it.each(['grid', 'list'] as const)('V5 G3 B13 tells the length of a video, and in the list its day (%s)', (layout) => {
  const playable = { ...video, videoUrl: '/media/video3.mp4', duration: '3:05' };
  const { t, container } = renderApp(<VideoCard video={playable} layout={layout} />);
  expect(screen.queryByText(t('common:badge'))).not.toBeInTheDocument();
  expect(screen.getByText(t('videoCard:duration', { duration: '3:05' }))).toBeInTheDocument();
  const published = t('videoCard:published', { date: formatShortDate(video.publishedAt, 'es') });
  expect(container.textContent.includes(published)).toBe(layout === 'list');
});
