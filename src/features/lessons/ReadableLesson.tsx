import type { ReactNode } from 'react';
import { useLoaded } from '../../components/loadable';
import { isReadable, type LessonId } from './lessonIds';
import { lessons } from './loadLesson';
import type { LessonVideo } from './Lesson';

interface ReadableLessonProps {
  video: LessonVideo;
  /** Something to try in the page, which stands after what to try on paper. */
  experiment: ReactNode;
}

/** The lesson as a text, where there is one (B14). */
export function ReadableLesson(props: ReadableLessonProps) {
  const { id } = props.video;
  return isReadable(id) && <LoadedLesson {...props} id={id} />;
}

/** Loaded before the page is hydrated. Only a jump by DevTools may find it missing, and waits. */
function LoadedLesson({ id, video, experiment }: ReadableLessonProps & { id: LessonId }) {
  const { View, texts } = useLoaded(lessons[id]);
  return <View video={video} texts={texts} experiment={experiment} />;
}
