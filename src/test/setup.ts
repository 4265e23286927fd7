import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';
import { addTexts } from '../i18n/loadedLanguages';
import { en } from '../i18n/en';
import { es } from '../i18n/es';
import { teachDialogs } from './dialogs';
import { failOnUnexpectedConsole } from './expectConsole';

addTexts('es', 'first', es);
addTexts('en', 'first', en);

failOnUnexpectedConsole();

if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
  // jsdom draws nothing.
  HTMLCanvasElement.prototype.getContext = () => null;
  teachDialogs();
  afterEach(cleanup);
}
