import { screen } from '@testing-library/react';
import { lessonIds } from '../lessons/lessonIds';
import { membersData } from '../members/membersData';
import { videosData } from '../videos/videosData';
import { selectVideos } from '../videos/videosSlice';
import { languages } from '../../lib/language';
import { renderApp } from '../../test/renderApp';
import { TodayAndNotYet } from './TodayAndNotYet';

const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it.each(languages)('B14, B19 counts what there is and what is in preparation (%s)', (language) => {
  const { t } = renderApp(<TodayAndNotYet />, { path: '/community', language });
  expect(lines()).toContain(t('progress.today.lessons', { lessons: videosData.length, readable: lessonIds.length }));
  expect(lines()).toContain(t('progress.today.voices', { members: membersData.length }));
  const inPreparation = videosData.filter(({ videoUrl }) => !videoUrl).length;
  expect(lines()).toContain(t('progress.notYet.videos', { count: inPreparation }));
});

it('B19 moves a lesson from one list to the other once it has a video', () => {
  const { store } = renderApp(<p />);
  const { videos, ...rest } = store.getState();
  const [first, ...others] = selectVideos(store.getState());
  const entities = Object.fromEntries(others.map((video) => [video.id, { ...video, videoUrl: '' }]));
  entities[first!.id] = { ...first!, videoUrl: '/media/one.mp4' };
  const { t } = renderApp(<TodayAndNotYet />, { state: { ...rest, videos: { ...videos, entities } } });
  expect(lines()).toContain(t('progress.today.videos', { count: 1 }));
  expect(lines()).toContain(t('progress.notYet.videos', { count: others.length }));
});
