import type { Language } from '../lib/language';
import { en } from './en';
import { es } from './es';

/** For the build and the tests. */
export const allTexts = { es, en } satisfies Record<Language, object>;
