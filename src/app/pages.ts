import type { Texts } from '../i18n/makeI18n';
import type { Language } from '../lib/language';
import { ownEntry } from '../lib/payload';
import { HomePage } from '../pages/HomePage';
import { lazyPage } from '../router/lazyPage';
import { pageAt, type PageName } from './routes';

/** These bring texts of their own. */
const ownTexts = {
  accessibility: () => import('../pages/AccessibilityPage'),
  legal: () => import('../pages/LegalPage'),
  mailLink: () => import('../pages/MailLinkPage'),
  privacy: () => import('../pages/PrivacyPage'),
  video: () => import('../pages/VideoPage'),
};

export const pages = {
  /** Part of the first script: a chunk of its own would cost more bytes than it saves. */
  home: { load: () => Promise.resolve(), Component: HomePage },
  community: lazyPage(async () => (await import('../pages/CommunityPage')).CommunityPage),
  videos: lazyPage(async () => (await import('../pages/VideosPage')).VideosPage),
  video: lazyPage(async () => (await ownTexts.video()).VideoPage),
  profile: lazyPage(async () => (await import('../pages/ProfilePage')).ProfilePage),
  waitlist: lazyPage(async () => (await import('../pages/WaitlistPage')).WaitlistPage),
  login: lazyPage(async () => (await import('../pages/LoginPage')).LoginPage),
  privacy: lazyPage(async () => (await ownTexts.privacy()).PrivacyPage),
  legal: lazyPage(async () => (await ownTexts.legal()).LegalPage),
  accessibility: lazyPage(async () => (await ownTexts.accessibility()).AccessibilityPage),
  news: lazyPage(async () => (await import('../pages/NewsPage')).NewsPage),
  mailLink: lazyPage(async () => (await ownTexts.mailLink()).MailLinkPage),
  notFound: lazyPage(async () => (await import('../pages/NotFoundPage')).NotFoundPage),
} satisfies Record<PageName, object>;

/** Fetches the code of the page at a plain path, and a video's lesson and player, so that hydration finds them there. */
export async function loadPage(plainPath: string): Promise<void> {
  const { name, id } = pageAt(plainPath);
  await pages[name].load();
  if (name === 'video') await (await ownTexts.video()).loadVideo(id);
}

/** Fetches the texts that only the page at a plain path has. */
export async function loadOwnTexts(language: Language, plainPath: string): Promise<Texts | undefined> {
  const { name, id } = pageAt(plainPath);
  const page = await ownEntry<(typeof ownTexts)[keyof typeof ownTexts]>(ownTexts, name)?.();
  if (!page) return undefined;
  return 'texts' in page ? page.texts[language].load() : page.loadTexts(language, id);
}
