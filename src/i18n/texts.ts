import { use } from 'react';
import type { i18n } from 'i18next';
import { languages, type Language } from '../lib/language';
import { isThere, loadable, type Loadable } from '../lib/loadable';
import { makeI18n, type Texts } from './makeI18n';
import type { Resources } from './resources';

/** What is loaded in the language shown alone. */
export type ByLanguage<Value> = Record<Language, Loadable<Value>>;

/** Namespaces that come in one file. */
export type TextFile = ByLanguage<Texts>;

const instances = new Map<Language, i18n>();

/** @throws when no texts of the language were loaded before. */
export function i18nOf(language: Language): i18n {
  const instance = instances.get(language);
  if (!instance) throw new Error(`The texts of "${language}" are not loaded.`);
  return instance;
}

export function addTexts(language: Language, texts: Texts): void {
  const instance = instances.get(language);
  if (!instance) instances.set(language, makeI18n(language, texts));
  else for (const [name, added] of Object.entries(texts)) instance.addResourceBundle(language, name, added);
}

/** A language that has these texts alone: the build proves that a page shows no others. */
export function replaceTexts(language: Language, texts: Texts): i18n {
  instances.delete(language);
  addTexts(language, texts);
  return i18nOf(language);
}

export function byLanguage<Value>(fetch: (language: Language) => Promise<Value>): ByLanguage<Value> {
  const entries = languages.map((language) => [language, loadable(() => fetch(language))]);
  return Object.fromEntries(entries) as ByLanguage<Value>;
}

type Sources<Content> = Record<Language, () => Promise<Content>>;

export function namespaces(sources: Sources<Texts>): TextFile {
  return textFile((language) => sources[language]());
}

/** A namespace that is loaded alone. Parcel's JSON modules have the file's keys directly, without `default`. */
export function namespace(name: keyof Resources, sources: Sources<Texts[string]>): TextFile {
  return textFile(async (language) => ({ [name]: await sources[language]() }));
}

function textFile(fetch: (language: Language) => Promise<Texts>): TextFile {
  return byLanguage(async (language) => {
    const texts = await fetch(language);
    addTexts(language, texts);
    return texts;
  });
}

/** Suspends the component that calls it until the files are there. After a failure it asks again when it is rendered again. */
export function useTexts(language: Language, files: TextFile[]): i18n {
  const missing = files.map((file) => file[language]).filter((texts) => !isThere(texts));
  for (const { begin } of missing) begin();
  for (const { arrival } of missing) use(arrival);
  return i18nOf(language);
}
