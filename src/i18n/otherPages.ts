import { namespaces } from './texts';

/** What all pages but the home page share, which loads it for its sky. */
export const otherPages = namespaces({
  es: () => import('../../locales/es/otherPages'),
  en: () => import('../../locales/en/otherPages'),
});
