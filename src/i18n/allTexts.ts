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

/** Keys that only the first has, at any depth. */
type Extra<One, Other> = {
  [Key in keyof One]: Key extends keyof Other ? (One[Key] extends string ? never : Extra<One[Key], Other[Key]>) : Key;
}[keyof One];
type None<Keys extends never> = Keys;
/** Spanish has the type of every key; its records hold the titles of videos and the comments, which the others translate. */
export type ExtraKeys = None<Extra<Omit<typeof en, 'videoTexts' | 'commentTexts'>, typeof es>>;

type Translated = Record<Exclude<Language, 'es'>, typeof en>;

export const allTexts = { es, en } satisfies Translated & { es: object };
