import { createSelector } from '@reduxjs/toolkit';
import { useAppSelector, type RootState } from '../../app/hooks';
import { isReadable } from '../lessons/lessonIds';
import type { Video } from './video';
import { VideoRow } from './VideoRow';
import { selectVideos } from './videosSlice';

/** The readable lesson that goes on best: not begun in this visit, with most of the same tags, then the next in the catalogue. */
export const selectNextLesson = createSelector(
  [selectVideos, (state: RootState) => state.lessons.readParts, (_state: RootState, id: string) => id],
  (videos, readParts, id): Video | undefined => {
    const place = videos.findIndex((video) => video.id === id);
    const isBegun = (video: Video) => readParts.some((part) => part.startsWith(`${video.id}-`));
    const sharedTags = ({ tags }: Video) => tags.filter((tag) => videos[place]?.tags.includes(tag)).length;
    return [...videos.slice(place + 1), ...videos.slice(0, place)]
      .filter((video) => isReadable(video.id))
      .sort((a, b) => Number(isBegun(a)) - Number(isBegun(b)) || sharedTags(b) - sharedTags(a))[0];
  },
);

export function NextLesson({ id }: { id: string }) {
  const next = useAppSelector((state) => selectNextLesson(state, id));
  return next && <VideoRow video={next} level="h4" />;
}
