import { screen, within } from '@testing-library/react';
import { manyVideos } from '../../../test-support/manyVideos';
import { renderApp } from '../../test/renderApp';
import { VideoExplorer } from './VideoExplorer';
import { pageSize } from './videoFiltersSlice';

const open = (count: number, language: 'es' | 'en' = 'en') =>
  renderApp(<VideoExplorer />, { path: '/videos', language, state: { videos: manyVideos(count) } });
const cards = () => screen.queryAllByRole('article');

it.each(['es', 'en'] as const)(
  'V1 shows the first of 2,000 videos, says how many, and more when asked (%s)',
  async (language) => {
    const { user, t } = open(2000, language);
    expect(screen.getByRole('heading', { level: 2, name: t('videos.count', { count: 2000 }) })).toBeInTheDocument();
    expect(cards()).toHaveLength(pageSize);
    expect(await screen.findByText(t('videos.more.shown', { shown: 60, total: 2000 }))).toHaveRole('status');

    await user.click(screen.getByRole('button', { name: t('videos.more.show', { more: 60 }) }));
    expect(cards()).toHaveLength(2 * pageSize);
    expect(screen.getByText(t('videos.more.shown', { shown: 120, total: 2000 }))).toBeInTheDocument();
    expect(within(cards()[pageSize]!).getByRole('heading').querySelector('a')).toHaveFocus();
  },
);

it('V1 finds among all of the 2,000, and starts again from the top', async () => {
  const { user, t } = open(2000);
  await user.click(await screen.findByRole('button', { name: t('videos.more.show', { more: 60 }) }));
  await user.type(screen.getByRole('searchbox'), ' 1999.');
  expect(cards()).toHaveLength(1);
  await user.clear(screen.getByRole('searchbox'));
  expect(cards()).toHaveLength(pageSize);
});

it('V1 offers the rest, and no more than there is', async () => {
  const { user, t } = open(pageSize + 5);
  await user.click(await screen.findByRole('button', { name: t('videos.more.show', { more: 5 }) }));
  expect(cards()).toHaveLength(pageSize + 5);
  expect(screen.queryByRole('button', { name: t('videos.more.show', { more: 0 }) })).not.toBeInTheDocument();
  expect(within(cards()[pageSize]!).getByRole('heading').querySelector('a')).toHaveFocus();
});

it('V1 offers nothing more where all are shown', () => {
  const { container } = open(pageSize);
  expect(cards()).toHaveLength(pageSize);
  expect(container.querySelector('output')).toBeNull();
});
