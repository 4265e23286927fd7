import en from '../../../locales/en/debug.json';
import es from '../../../locales/es/debug.json';
import { addOwnTexts } from '../../i18n/loadedLanguages';

addOwnTexts('debug', { es, en });
