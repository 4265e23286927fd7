import type { RootState } from '../lib/store';
import { makeStore } from '../app/store';
import { addTranscript } from '../features/videos/player/transcripts';
import type { SpokenLine } from '../features/videos/player/webVtt';
import type { Video } from '../features/videos/video';
import { languages, type Language } from '../lib/language';
import { fakeServices } from './fakeServices';

export const captions = Object.fromEntries(
  languages.map((language) => [language, `/captions/video3.${language}.vtt`]),
) as Record<Language, string>;

export const lines: Record<'es' | 'en', SpokenLine[]> = {
  es: [
    { start: 0, end: 2, text: 'Hola, soy Vega.', speaker: 'Vega' },
    { start: 2, end: 4.5, text: 'Hoy, las cadenas.', speaker: 'Vega' },
    { start: 65, end: 67, text: '¿Qué es un bloque?', speaker: 'Izar' },
  ],
  en: [
    { start: 0, end: 2, text: "Hi, I'm Vega." },
    { start: 2, end: 4.5, text: 'Chains, today.' },
    { start: 65, end: 67, text: 'What is a block?' },
  ],
};

/** The state of a visit in which video3 alone has a video, whatever the catalogue holds by now. */
export function withVideo(fields: Pick<Video, 'videoUrl' | 'captions'>): Partial<RootState> {
  for (const language of ['es', 'en'] as const) addTranscript(captions[language], lines[language]);
  const { videos } = makeStore(fakeServices()).getState();
  const entities = Object.fromEntries(
    Object.values(videos.entities).map((video) => [video.id, { ...video, videoUrl: '', captions: undefined }]),
  );
  return { videos: { ...videos, entities: { ...entities, video3: { ...entities.video3!, ...fields } } } };
}
