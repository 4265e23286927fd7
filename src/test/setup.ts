import { addTranscripts } from '../../test-support/addTranscripts';
import { allTexts } from '../../scripts/content/allTexts';
import { addTexts } from '../i18n/texts';
import { languages } from '../lib/language';
import { failOnUnexpectedConsole } from './expectConsole';

for (const language of languages) addTexts(language, { ...allTexts[language] });
addTranscripts();

failOnUnexpectedConsole();
