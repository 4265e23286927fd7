import type { ComponentProps } from 'react';
import { loadable, type Loadable, useLoaded } from '../../components/loadable';
import { languages, type Language } from '../../lib/language';
import type { Lesson } from './Lesson';
import { lessonFiles } from './lessonFiles';
import { isReadable, lessonIds, type LessonId } from './lessonIds';
import type { LessonTexts } from './lessonText';

const loadView = () => import('./Lesson');

interface LoadedLesson {
  View: Awaited<ReturnType<typeof loadView>>['Lesson'];
  texts: LessonTexts;
}

/** Nobody fetches a lesson that they do not open. All its languages come together, so that a switch waits for nothing. */
const lessons = Object.fromEntries(lessonIds.map((id) => [id, loadable(() => fetchLesson(id))])) as Record<
  LessonId,
  Loadable<LoadedLesson>
>;

/** Its text, and the code that shows it. */
async function fetchLesson(id: LessonId): Promise<LoadedLesson> {
  const fetchText = async (language: Language) => [language, await lessonFiles[id][language]()] as const;
  const [{ Lesson: View }, ...texts] = await Promise.all([loadView(), ...languages.map(fetchText)]);
  return { View, texts: Object.fromEntries(texts) as LessonTexts };
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
