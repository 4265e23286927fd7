import enFirst from '../../locales/en/first.json';
import enRest from '../../locales/en/rest.json';
import esFirst from '../../locales/es/first.json';
import esRest from '../../locales/es/rest.json';
import type { Language } from '../lib/language';
import * as enOwn from './enOwn';
import * as esOwn from './esOwn';

/** All namespaces merged, for types, tests and the build; `first` and `rest` share `videos` and `videoTexts`. */
export const es = { ...esFirst, ...esRest, ...esOwn, videos: { ...esFirst.videos, ...esRest.videos } };
export const en = {
  ...enFirst,
  ...enRest,
  ...enOwn,
  videos: { ...enFirst.videos, ...enRest.videos },
  videoTexts: { ...enFirst.videoTexts, ...enRest.videoTexts },
};

type Translated = Record<Exclude<Language, 'es'>, typeof en>;

export const allTexts = { es, en } satisfies Translated & { es: object };
