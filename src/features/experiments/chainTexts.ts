import { namespace } from '../../i18n/texts';

export const chainTexts = namespace('chain', {
  es: () => import('../../../locales/es/chain.json'),
  en: () => import('../../../locales/en/chain.json'),
});
