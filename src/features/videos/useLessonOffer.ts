import { useAppSelector } from '../../app/hooks';
import { paths } from '../../lib/paths';
import type { LessonId } from '../lessons/lessonIds';
import { selectVideoById } from './videosSlice';
import { textOf, useVideoTexts } from './videoTexts';

/** A lesson to read, in the words of the language shown. */
export function useLessonOffer(id: LessonId) {
  const video = useAppSelector((state) => selectVideoById(state, id))!;
  return {
    path: paths.video(id),
    title: textOf(video, useVideoTexts()).title,
  };
}
