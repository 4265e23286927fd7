import { drawingOf } from '../../src/features/lessons/lessonText';
import type { LessonId } from '../../src/features/lessons/lessonIds';
import { videosData } from '../../src/features/videos/videosData';
import { drawSketch, type Sketch } from './sketch';
import { video3 } from './video3';
import { video5 } from './video5';
import { video9 } from './video9';
import { video10 } from './video10';
import { video11 } from './video11';
import { video17 } from './video17';
import { video19 } from './video19';

/** For each lesson what its steps show, in their order. `drawing` in the lesson's text says it in words. */
const sketches: Record<LessonId, Sketch[]> = { video3, video5, video9, video10, video11, video17, video19 };

/** The drawing of every step of every lesson, by its path under `public`. */
export function lessonDrawings(): Map<string, string> {
  const drawn = videosData.flatMap((video) =>
    (sketches[video.id as LessonId] ?? []).map((sketch, index): [string, string] => {
      const file = drawingOf(video.id, index + 1).slice(1);
      return [file, drawSketch(sketch, video, file)];
    }),
  );
  return new Map(drawn);
}
