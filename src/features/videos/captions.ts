import type { Language } from '../../lib/language';

/** Captions lie beside the film: `lesson.mp4` has `lesson.es.vtt` and `lesson.en.vtt`. */
export function captionsOf(videoUrl: string, language: Language): string {
  return videoUrl.replace(/\.\w+$/, `.${language}.vtt`);
}
