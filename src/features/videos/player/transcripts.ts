import { publicFile } from '../../../lib/site';
import { loadable, type Loadable } from '../../../lib/loadable';
import { parseWebVtt, type SpokenLine } from './webVtt';

const timeout = 10_000;

const transcripts = new Map<string, Loadable<SpokenLine[]>>();

/** For the build and the tests, which read the captions themselves. */
export function addTranscript(captions: string, lines: SpokenLine[]): void {
  transcripts.set(captions, { ...loadable(() => Promise.resolve(lines)), value: lines });
}

/** The lines of captions, named by their path in `public/`. The captions of the video itself are the same file. */
export function transcriptOf(captions: string): Loadable<SpokenLine[]> {
  const transcript = transcripts.get(captions) ?? loadable(() => fetchTranscript(captions));
  transcripts.set(captions, transcript);
  return transcript;
}

async function fetchTranscript(captions: string): Promise<SpokenLine[]> {
  const response = await fetch(publicFile(captions), { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${captions} was answered with ${response.status}.`);
  return parseWebVtt(await response.text());
}
