import { paths } from '../../src/lib/paths';

/** One address of every kind of page, the ones for what does not exist among them. */
export const kindsOfPage = [
  paths.home,
  paths.community,
  paths.videos,
  paths.video('video3'),
  paths.profile('atlas'),
  paths.waitlist,
  paths.login,
  paths.privacy,
  paths.confirm,
  paths.leave,
  paths.video('video99'),
  paths.profile('pluto'),
  '/nowhere',
];
