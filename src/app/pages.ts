import type { Texts } from '../i18n/makeI18n';
import type { Language } from '../lib/language';
import { paths } from '../lib/paths';
import { HomePage } from '../pages/HomePage';
import { lazyPage } from '../router/lazyPage';

/** These bring texts of their own. */
const ownTexts = {
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
  mailLink: lazyPage(async () => (await ownTexts.mailLink()).MailLinkPage),
  notFound: lazyPage(async () => (await import('../pages/NotFoundPage')).NotFoundPage),
};

type PageName = keyof typeof pages;

export function pageNameOf(path: string): PageName {
  if (path === paths.confirm || path === paths.leave) return 'mailLink';
  const name = path === '/' ? 'home' : (path.split('/')[1] ?? '');
  return Object.hasOwn(pages, name) ? (name as PageName) : 'notFound';
}

/** Fetches the code of the page at a plain path, and a video's lesson and player, so that hydration finds them there. */
export async function loadPage(path: string): Promise<void> {
  const name = pageNameOf(path);
  await pages[name].load();
  if (name === 'video') await (await ownTexts.video()).loadVideo(idIn(path));
}

/** Fetches the texts that only the page at a plain path has. */
export async function loadOwnTexts(language: Language, path: string): Promise<Texts | undefined> {
  const name = pageNameOf(path);
  if (!Object.hasOwn(ownTexts, name)) return undefined;
  const { loadTexts } = await ownTexts[name as keyof typeof ownTexts]();
  return loadTexts(language, idIn(path));
}

const idIn = (path: string) => path.split('/')[2] ?? '';
