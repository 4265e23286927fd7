import en from '../../../locales/en/privacy.json';
import es from '../../../locales/es/privacy.json';

/** Comes with the one page that shows it, in both languages, so that no other page carries it. */
export const privacy = { es, en };
