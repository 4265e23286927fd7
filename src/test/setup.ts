import { allTexts } from '../../scripts/content/allTexts';
import { revisionSettings } from '../../scripts/content/lessons';
import { readTranscripts } from '../../scripts/content/transcripts';
import { addTranscript } from '../features/videos/player/transcripts';
import { videosData } from '../features/videos/videosData';
import { addTexts } from '../i18n/texts';
import { languages } from '../lib/language';
import { failOnUnexpectedConsole } from './expectConsole';

for (const language of languages) addTexts(language, { ...allTexts[language] });
// As the build does: without them a page with a video would ask the site for its captions.
for (const [captions, lines] of readTranscripts(videosData)) addTranscript(captions, lines);

Object.assign(process.env, revisionSettings());

failOnUnexpectedConsole();
endWithTests();

/** A timer that a test leaves behind, as that of a toast, does not keep Jest from ending. In a page jsdom ends them. */
function endWithTests(): void {
  const { setTimeout } = globalThis;
  const unheld = (...of: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...of);
    return typeof timer === 'object' ? timer.unref() : timer;
  };
  globalThis.setTimeout = Object.assign(unheld, setTimeout);
}
