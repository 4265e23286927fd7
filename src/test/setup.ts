import { addTranscripts } from '../../test-support/addTranscripts';
import { allTexts } from '../i18n/allTexts';
import { addTexts } from '../i18n/loadedLanguages';
import { languages } from '../lib/language';
import { failOnUnexpectedConsole } from './expectConsole';

for (const language of languages) {
  addTexts(language, 'first', allTexts[language]);
  addTexts(language, 'rest', {});
}
addTranscripts();

failOnUnexpectedConsole();
