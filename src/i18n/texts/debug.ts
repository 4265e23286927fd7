import en from '../../../locales/en/debug.json';
import es from '../../../locales/es/debug.json';

/** Comes with the badge and the overlay, in both languages, so that nobody else carries it. */
export const debug = { es, en };
