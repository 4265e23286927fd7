import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addTranscript } from '../src/features/videos/player/transcripts';
import { parseWebVtt } from '../src/features/videos/player/webVtt';
import { videosData } from '../src/features/videos/videosData';

const publicFolder = path.resolve(__dirname, '../public');

/** What the build does before it renders a page: without it a page with a video would ask the site for its captions. */
export function addTranscripts(): void {
  for (const captions of videosData.flatMap((video) => Object.values(video.captions ?? {})))
    addTranscript(captions, parseWebVtt(readFileSync(path.join(publicFolder, captions), 'utf8')));
}
