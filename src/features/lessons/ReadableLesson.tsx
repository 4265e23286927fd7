import type { ComponentProps } from 'react';
import { useLoaded } from '../../components/loadable';
import { loadable, type Loadable } from '../../lib/loadable';
import { isReadable, type LessonId } from './lessonIds';
import type { Lesson } from './Lesson';
import type { LessonTexts } from './lessonText';

interface LoadedLesson {
  View: typeof Lesson;
  texts: LessonTexts;
}

/** A file for each lesson: nobody fetches one that they do not open. All languages in it, so that a switch waits for nothing. */
export const lessons: Record<LessonId, Loadable<LoadedLesson>> = {
  video1: lesson(() => import('../../../locales/lessons/video1/texts')),
  video2: lesson(() => import('../../../locales/lessons/video2/texts')),
  video3: lesson(() => import('../../../locales/lessons/video3/texts')),
  video5: lesson(() => import('../../../locales/lessons/video5/texts')),
  video6: lesson(() => import('../../../locales/lessons/video6/texts')),
  video8: lesson(() => import('../../../locales/lessons/video8/texts')),
  video9: lesson(() => import('../../../locales/lessons/video9/texts')),
  video10: lesson(() => import('../../../locales/lessons/video10/texts')),
  video11: lesson(() => import('../../../locales/lessons/video11/texts')),
  video17: lesson(() => import('../../../locales/lessons/video17/texts')),
  video19: lesson(() => import('../../../locales/lessons/video19/texts')),
  video20: lesson(() => import('../../../locales/lessons/video20/texts')),
};

function lesson(loadTexts: () => Promise<{ texts: LessonTexts }>): Loadable<LoadedLesson> {
  return loadable(async () => {
    const [{ Lesson: View }, { texts }] = await Promise.all([import('./Lesson'), loadTexts()]);
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
