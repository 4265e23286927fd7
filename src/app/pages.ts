import type { Texts } from '../i18n/makeI18n';
import type { Language } from '../lib/language';
import { paths } from '../lib/paths';
import { HomePage } from '../pages/HomePage';
import { lazyPage } from '../router/lazyPage';

const videoPage = () => import('../pages/VideoPage');

export const pages = {
  /** Part of the first script: a chunk of its own would cost more bytes than it saves. */
  home: { load: () => Promise.resolve(), Component: HomePage },
  community: lazyPage(async () => (await import('../pages/CommunityPage')).CommunityPage),
  videos: lazyPage(async () => (await import('../pages/VideosPage')).VideosPage),
  video: lazyPage(async () => (await videoPage()).VideoPage),
  profile: lazyPage(async () => (await import('../pages/ProfilePage')).ProfilePage),
  waitlist: lazyPage(async () => (await import('../pages/WaitlistPage')).WaitlistPage),
  login: lazyPage(async () => (await import('../pages/LoginPage')).LoginPage),
  privacy: lazyPage(async () => (await import('../pages/PrivacyPage')).PrivacyPage),
  legal: lazyPage(async () => (await import('../pages/LegalPage')).LegalPage),
  mailLink: lazyPage(async () => (await import('../pages/MailLinkPage')).MailLinkPage),
  notFound: lazyPage(async () => (await import('../pages/NotFoundPage')).NotFoundPage),
};

export type PageName = keyof typeof pages;

export function pageNameOf(path: string): PageName {
  if (path === paths.confirm || path === paths.leave) return 'mailLink';
  const name = path === '/' ? 'home' : (path.split('/')[1] ?? '');
  return Object.hasOwn(pages, name) ? (name as PageName) : 'notFound';
}

/** Fetches the code of the page at a plain path, and a video's lesson and player, so that hydration finds them there. */
export async function loadPage(path: string): Promise<void> {
  const name = pageNameOf(path);
  await pages[name].load();
  if (name === 'video') await (await videoPage()).loadVideo(videoIdOf(path));
}

/** Fetches the texts that only this video's page has: those of its lesson and its experiment. */
export async function loadVideoTexts(language: Language, path: string): Promise<Texts | undefined> {
  if (pageNameOf(path) !== 'video') return undefined;
  return (await videoPage()).loadVideoTexts(language, videoIdOf(path));
}

const videoIdOf = (path: string) => path.split('/')[2] ?? '';
