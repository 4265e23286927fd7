import { matchRoutes } from 'react-router-dom';
import { membersData } from '../features/members/membersData';
import { videosData } from '../features/videos/videosData';
import { paths } from '../lib/paths';

/** Which page an address is (section R), for router, loader, build, sitemap and link previews. The code of each is in `pages.ts`. */
const rows = [
  { name: 'home', path: paths.home },
  { name: 'community', path: paths.community },
  { name: 'videos', path: paths.videos },
  { name: 'video', path: paths.video(':id'), ids: videosData.map(({ id }) => id) },
  { name: 'profile', path: paths.profile(':id'), ids: membersData.map(({ id }) => id) },
  { name: 'waitlist', path: paths.waitlist },
  { name: 'login', path: paths.login },
  { name: 'privacy', path: paths.privacy },
  { name: 'legal', path: paths.legal },
  { name: 'accessibility', path: paths.accessibility },
  { name: 'news', path: paths.news },
  // Only a link in a mail leads there, with a token in the address. No search engine lists them.
  { name: 'mailLink', path: paths.confirm, isListed: false },
  { name: 'mailLink', path: paths.leave, isListed: false },
  { name: 'notFound', path: '/*', ids: [] },
] as const;

type Row = (typeof rows)[number];
export type PageName = Row['name'];
/** A page with one address, listed, whose link preview is its own. */
export type SinglePage = Exclude<Row, { ids: unknown } | { isListed: false }>['name'];

interface Route {
  name: PageName;
  /** Without language prefix. */
  path: string;
  /** What can stand for `:id`. */
  ids?: readonly string[];
  isListed?: boolean;
  /** As a host finds files: `/Videos` is not found. */
  caseSensitive: true;
}

export const routes = rows.map((row): Route => Object.assign({ caseSensitive: true as const }, row));

export function pageAt(plainPath: string): { name: PageName; id: string } {
  const [match] = matchRoutes(routes, plainPath)!;
  return { name: match!.route.name, id: match!.params.id ?? '' };
}

const addressesOf = (isWanted: boolean) =>
  routes
    .filter(({ isListed = true }) => isListed === isWanted)
    .flatMap(({ path, ids }) => ids?.map((id) => path.replace(':id', id)) ?? path);

/** Every listed address, without language prefix. */
export const sitePaths = addressesOf(true);

export const unlistedPaths = addressesOf(false);
