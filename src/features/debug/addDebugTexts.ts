import en from '../../../locales/en/debug.json';
import es from '../../../locales/es/debug.json';
import { addTexts } from '../../i18n/loadedLanguages';

addTexts('es', 'debug', { debug: es });
addTexts('en', 'debug', { debug: en });
