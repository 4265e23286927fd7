import en from '../../../locales/en/links.json';
import es from '../../../locales/es/links.json';

/** Comes with the one page that shows it, in both languages, so that no other page carries it. */
export const links = { es, en };
