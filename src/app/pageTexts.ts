import type { Texts } from '../i18n/makeI18n';
import { namespace, namespaces, type TextFile } from '../i18n/texts';
import { languages, type Language } from '../lib/language';
import { loadVideoTexts, pageNameOf, type PageName } from './pages';

const everyPage = namespaces({
  es: () => import('../../locales/es/everyPage'),
  en: () => import('../../locales/en/everyPage'),
});
const otherPages = namespaces({
  es: () => import('../../locales/es/otherPages'),
  en: () => import('../../locales/en/otherPages'),
});
const videoPage = namespaces({
  es: () => import('../../locales/es/videoPage'),
  en: () => import('../../locales/en/videoPage'),
});
const legal = namespace('legal', {
  es: () => import('../../locales/es/legal.json'),
  en: () => import('../../locales/en/legal.json'),
});
const links = namespace('links', {
  es: () => import('../../locales/es/links.json'),
  en: () => import('../../locales/en/links.json'),
});
const privacy = namespace('privacy', {
  es: () => import('../../locales/es/privacy.json'),
  en: () => import('../../locales/en/privacy.json'),
});

const others = [everyPage, otherPages];
/** The texts of each page, by the file that brings them. Those of a lesson and its experiment stand beside their code. */
export const textsOf: Record<PageName, TextFile[]> = {
  home: [everyPage],
  community: others,
  videos: others,
  video: [...others, videoPage],
  profile: others,
  waitlist: others,
  login: others,
  privacy: [...others, privacy],
  legal: [...others, legal],
  mailLink: [...others, links],
  notFound: others,
};

export function textsAt(plainPath: string): TextFile[] {
  return textsOf[pageNameOf(plainPath)];
}

if (process.env.NODE_ENV === 'development' && module.hot) {
  // After an edit of a text: its file is loaded anew, and the components follow i18next's event `added`.
  const { hot } = module;
  const { shown = [] } = (hot.data ?? {}) as { shown?: Language[] };
  for (const file of Object.values(textsOf).flat()) for (const language of shown) void file[language].load();
  hot.dispose((data) => Object.assign(data, { shown: languages.filter((language) => everyPage[language].value) }));
  hot.accept();
}

/** Fetches the texts of the page at a plain path once. */
export async function loadLanguage(language: Language, plainPath: string): Promise<Texts> {
  const files = textsAt(plainPath).map((file) => file[language].load());
  const loaded = await Promise.all([...files, loadVideoTexts(language, plainPath)]);
  return Object.assign({}, ...loaded) as Texts;
}
