import { screen, within } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { VideoExplorer } from './VideoExplorer';
import type { Video } from './video';
import { pageSize } from './videoFiltersSlice';
import { videosData } from './videosData';

/** A catalogue of a size that it may have one day: the real records over and over, each with an id and title of its own. */
function manyVideos(count: number) {
  const videos = Array.from({ length: count }, (_, index): Video => {
    const video = videosData[index % videosData.length]!;
    return { ...video, id: `copy${index + 1}`, title: `${video.title} ${index + 1}.` };
  });
  const ids = videos.map(({ id }) => id);
  return { ids, entities: Object.fromEntries(videos.map((video) => [video.id, video])), likedIds: [] };
}

const open = (count: number) =>
  renderApp(<VideoExplorer />, { path: '/videos', language: 'en', state: { videos: manyVideos(count) } });
const cards = () => screen.queryAllByRole('article');
const titleLink = (card: HTMLElement) => within(card).getByRole('heading').querySelector('a');

it('V1 shows the first of 2,000 videos and more when asked, searches all, and starts again from the top', async () => {
  const { user, t } = open(2000);
  expect(screen.getByRole('heading', { level: 2, name: t('videos.count', { count: 2000 }) })).toBeInTheDocument();
  expect(cards()).toHaveLength(pageSize);
  expect(await screen.findByText(t('videos.more.shown', { shown: 60, total: 2000 }))).toHaveRole('status');

  await user.click(screen.getByRole('button', { name: t('videos.more.show', { more: 60 }) }));
  expect(cards()).toHaveLength(2 * pageSize);
  expect(screen.getByText(t('videos.more.shown', { shown: 120, total: 2000 }))).toBeInTheDocument();
  expect(titleLink(cards()[pageSize]!)).toHaveFocus();

  await user.type(screen.getByRole('searchbox'), ' 1999.');
  expect(cards()).toHaveLength(1);
  await user.clear(screen.getByRole('searchbox'));
  expect(cards()).toHaveLength(pageSize);
});

it('V1 offers the rest, and nothing more where all are shown', async () => {
  const { user, t, container } = open(pageSize + 5);
  await user.click(await screen.findByRole('button', { name: t('videos.more.show', { more: 5 }) }));
  expect(cards()).toHaveLength(pageSize + 5);
  expect(within(cards()[pageSize]!).getByRole('heading').querySelector('a')).toHaveFocus();
  expect(container.querySelector('output + button')).toBeNull();
});
