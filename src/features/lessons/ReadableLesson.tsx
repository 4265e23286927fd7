import type { ComponentProps } from 'react';
import { useLoaded } from '../../components/loadable';
import { useLanguage } from '../../i18n/useLanguage';
import { loadable } from '../../lib/loadable';
import type { Lesson } from './Lesson';
import { isReadable, type LessonId } from './lessonIds';
import { lessonTexts } from './lessonTexts';

export const lessonView = loadable(() => import('./Lesson'));

type ReadableLessonProps = Omit<ComponentProps<typeof Lesson>, 'lesson'>;

/** The lesson as a text, where there is one (B14). */
export function ReadableLesson(props: ReadableLessonProps) {
  const { id } = props.video;
  return isReadable(id) && <LoadedLesson {...props} id={id} />;
}

/** Loaded before the page is hydrated. Back, or a jump by DevTools, may find it missing, and waits. */
function LoadedLesson({ id, ...props }: ReadableLessonProps & { id: LessonId }) {
  const { Lesson: View } = useLoaded(lessonView);
  const lesson = useLoaded(lessonTexts[id][useLanguage()]);
  return <View {...props} lesson={lesson} />;
}
