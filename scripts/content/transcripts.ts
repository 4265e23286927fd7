import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseWebVtt, type SpokenLine } from '../../src/features/videos/player/webVtt';
import type { Video } from '../../src/features/videos/video';
import type { Language } from '../../src/lib/language';

/**
 * The lines of a file of captions, named by its path in `public/`.
 * @throws with the file and the line that is wrong
 */
export function readLines(captions: string, publicFolder = 'public'): SpokenLine[] {
  const file = path.join(publicFolder, captions);
  try {
    return parseWebVtt(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The lines of all captions of the catalogue, by the path of the file. */
export function readTranscripts(videos: Video[]): Map<string, SpokenLine[]> {
  const files = videos.flatMap(({ captions }) => Object.values(captions ?? {}));
  return new Map(files.map((file) => [file, readLines(file)]));
}

/** What is said in a video, in one piece; undefined without captions. */
export function transcriptText({ captions }: Video, language: Language): string | undefined {
  const lines = captions && readLines(captions[language]);
  return lines?.map(({ text }) => text).join(' ');
}
