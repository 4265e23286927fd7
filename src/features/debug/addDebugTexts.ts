import { addTexts } from '../../i18n/loadedLanguages';
import { debug } from '../../i18n/texts/debug';

addTexts('es', { debug: debug.es });
addTexts('en', { debug: debug.en });
