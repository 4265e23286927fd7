import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';
import { addTexts } from '../i18n/loadedLanguages';
import { addTranscripts } from '../../test-support/addTranscripts';
import { allTexts } from '../i18n/allTexts';
import { languages } from '../lib/language';
import { failOnUnexpectedConsole } from './expectConsole';
import { hidePopovers, teachDialogs, teachPopovers } from './popoversAndDialogs';
import { waitForEffects } from './waitForEffects';

for (const language of languages) addTexts(language, 'first', allTexts[language]);
addTranscripts();

failOnUnexpectedConsole();

if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
  window.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  // jsdom draws nothing.
  HTMLCanvasElement.prototype.getContext = () => null;
  waitForEffects();
  teachDialogs();
  teachPopovers();
  beforeEach(hidePopovers);
  afterEach(cleanup);
}
