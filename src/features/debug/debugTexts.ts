import { namespace } from '../../i18n/texts';

export const debugTexts = namespace('debug', {
  es: () => import('../../../locales/es/debug.json'),
  en: () => import('../../../locales/en/debug.json'),
});
