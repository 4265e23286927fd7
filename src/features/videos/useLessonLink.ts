import { useAppSelector } from '../../lib/store';
import { paths } from '../../lib/paths';
import type { LessonId } from '../lessons/lessonIds';
import { selectVideoById } from './videosSlice';
import { textOf, useVideoTexts } from './videoTexts';

/** A lesson's path, and its title in the current language. A lesson has the id of its video. */
export function useLessonLink(id: LessonId) {
  const video = useAppSelector((state) => selectVideoById(state, id))!;
  const texts = useVideoTexts();
  return { path: paths.video(id), title: textOf(video, texts).title };
}
