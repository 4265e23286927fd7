import type { Language } from '../lib/language';
import * as enFirst from './texts/enFirst';
import * as enOwn from './texts/enOwn';
import * as enRest from './texts/enRest';
import * as esFirst from './texts/esFirst';
import * as esOwn from './texts/esOwn';
import * as esRest from './texts/esRest';

export const es = { ...esFirst, ...esRest, ...esOwn, videos: { ...esFirst.videos, ...esRest.videos } };
export const en = { ...enFirst, ...enRest, ...enOwn, videos: { ...enFirst.videos, ...enRest.videos } };

type Translated = Record<Exclude<Language, 'es'>, typeof en>;

/** All texts at once, for the build and the tests. */
export const allTexts = { es, en } satisfies Translated & { es: object };
