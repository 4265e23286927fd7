import type { ComponentProps } from 'react';
import { loadable, type Loadable, useLoaded } from '../../components/loadable';
import type { LessonTexts } from './lessonText';
import { isReadable, type LessonId } from './lessonIds';
import type { Lesson } from './Lesson';

const loadView = () => import('./Lesson');

interface LoadedLesson {
  View: Awaited<ReturnType<typeof loadView>>['Lesson'];
  texts: LessonTexts;
}

/** A file for each lesson: nobody fetches one that they do not open. All languages in it, so that a switch waits for nothing. */
export const lessons: Record<LessonId, Loadable<LoadedLesson>> = {
  video1: lesson(() => import('./texts/video1')),
  video2: lesson(() => import('./texts/video2')),
  video3: lesson(() => import('./texts/video3')),
  video5: lesson(() => import('./texts/video5')),
  video6: lesson(() => import('./texts/video6')),
  video8: lesson(() => import('./texts/video8')),
  video9: lesson(() => import('./texts/video9')),
  video10: lesson(() => import('./texts/video10')),
  video11: lesson(() => import('./texts/video11')),
  video17: lesson(() => import('./texts/video17')),
  video19: lesson(() => import('./texts/video19')),
  video20: lesson(() => import('./texts/video20')),
};

/** Its text, and the code that shows it. */
function lesson(loadTexts: () => Promise<{ texts: LessonTexts }>): Loadable<LoadedLesson> {
  return loadable(async () => {
    const [{ Lesson: View }, { texts }] = await Promise.all([loadView(), loadTexts()]);
    return { View, texts };
  });
}

/** Fetches what the page of a video's lesson is drawn from; nothing for a video without one. */
export async function loadLesson(videoId: string): Promise<void> {
  if (isReadable(videoId)) await lessons[videoId].load();
}

type ReadableLessonProps = Omit<ComponentProps<typeof Lesson>, 'texts'>;

/** The lesson as a text, where there is one (B14). */
export function ReadableLesson(props: ReadableLessonProps) {
  const { id } = props.video;
  return isReadable(id) && <LoadedLesson {...props} id={id} />;
}

/** Loaded before the page is hydrated. Only a jump by DevTools may find it missing, and waits. */
function LoadedLesson({ id, ...props }: ReadableLessonProps & { id: LessonId }) {
  const { View, texts } = useLoaded(lessons[id]);
  return <View {...props} texts={texts} />;
}
