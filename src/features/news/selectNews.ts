import { createSelector } from '@reduxjs/toolkit';
import { selectDay } from '../../router/locationSlice';
import type { LessonId } from '../lessons/lessonIds';
import type { Revision } from '../lessons/lessonText';
import { selectVideos } from '../videos/videosSlice';
import { newsOf } from './news';

/** The build puts it here (`revisionSettings`), so that the page fetches no lesson for it. */
const revisions = JSON.parse(process.env.REVISIONS!) as Record<LessonId, Revision>;

export const selectNews = createSelector([selectVideos, selectDay], (videos, today) =>
  newsOf(videos, revisions, today),
);
