import { videoTextIn } from '../../../scripts/content/texts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { VideoExplorer } from './VideoExplorer';
import type { Video } from './video';
import { pageSize } from './videoFiltersSlice';
import { videosData } from './videosData';

/** A catalogue of a size that it may have one day: the real records over and over, each with an id of its own. */
function manyVideos(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `copy${index + 1}`);
  const copyOf = (id: string, index: number): Video => ({ ...videosData[index % videosData.length]!, id });
  return { ids, entities: Object.fromEntries(ids.map((id, index) => [id, copyOf(id, index)])), likedIds: [] };
}

it('V1 shows the first of many videos, and the rest when asked', async () => {
  const total = pageSize + 5;
  const { user, t, container } = renderApp(<VideoExplorer />, {
    path: '/videos',
    state: { videos: manyVideos(total) },
  });
  const titles = () => container.querySelectorAll('.card-title a');
  expect(titles()).toHaveLength(pageSize);
  expect(await screen.findByText(t('videos:more.shown', { shown: pageSize, total }))).toHaveAttribute(
    'aria-live',
    'polite',
  );
  await user.click(screen.getByText(t('videos:more.show', { more: 5 })));
  expect(titles()).toHaveLength(total);
  expect(titles()[pageSize]).toHaveFocus();
  expect(container.querySelector('[aria-live] + button')).toBeNull();
});

const tagged = videosData.filter(({ tags }) => tags.includes('gobernanza'));
const dimmed = (links: HTMLElement[]) => links.filter(({ className }) => className.includes('map-left-out'));

it('V5 shows the lessons on a map, dims there what a tag leaves out, and has the list after it', async () => {
  const { user, t, container } = renderApp(<VideoExplorer />, { path: '/videos' });
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
  expect(screen.getAllByRole('article')).toHaveLength(tagged.length);
  await user.click(screen.getByRole('button', { name: t('videos:map.skip') }));
  expect(screen.getByRole('link', { name: videoTextIn('es', tagged[0]!).title })).toHaveFocus();
});
