/** Of an experiment that stands on two pages. */
export const chainSources = {
  es: () => import('../../../locales/es/chain.json'),
  en: () => import('../../../locales/en/chain.json'),
};
