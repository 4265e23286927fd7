import type { Texts } from '../i18n/makeI18n';
import { otherPages } from '../i18n/otherPages';
import { namespaces, type TextFile } from '../i18n/texts';
import { languages, type Language } from '../lib/language';
import { paths } from '../lib/paths';
import { loadOwnTexts } from './pages';

const everyPage = namespaces({
  es: () => import('../../locales/es/everyPage'),
  en: () => import('../../locales/en/everyPage'),
});
/** The namespaces that many pages share. What only one page shows is named in its file in `pages`, beside its code. */
export function textsAt(plainPath: string): TextFile[] {
  return plainPath === paths.home ? [everyPage] : [everyPage, otherPages];
}

if (process.env.NODE_ENV === 'development' && module.hot) {
  // After an edit of a text: its file is loaded anew, and the components follow i18next's event `added`.
  const { hot } = module;
  const { shown = [] } = (hot.data ?? {}) as { shown?: Language[] };
  for (const file of [everyPage, otherPages]) for (const language of shown) void file[language].load();
  hot.dispose((data) => Object.assign(data, { shown: languages.filter((language) => everyPage[language].value) }));
  hot.accept();
}

/** Fetches the texts of the page at a plain path once. */
export async function loadLanguage(language: Language, plainPath: string): Promise<Texts> {
  const files = textsAt(plainPath).map((file) => file[language].load());
  const loaded = await Promise.all([...files, loadOwnTexts(language, plainPath)]);
  return Object.assign({}, ...loaded) as Texts;
}
