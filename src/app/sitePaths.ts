import { membersData } from '../features/members/membersData';
import { videosData } from '../features/videos/videosData';
import { paths } from '../lib/paths';

/** Every address of section R that has a page, and the two pages of B5, without language prefix. */
export const sitePaths: string[] = [
  paths.home,
  paths.community,
  paths.videos,
  ...videosData.map(({ id }) => paths.video(id)),
  ...membersData.map(({ id }) => paths.profile(id)),
  paths.waitlist,
  paths.login,
  paths.privacy,
  paths.legal,
];

/** Pages that only a link in a mail leads to, with a token in the address. No search engine lists them. */
export const unlistedPaths: string[] = [paths.confirm, paths.leave];
