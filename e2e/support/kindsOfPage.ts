import { paths } from '../../src/lib/paths';

/** One address of every kind of page that has HTML of its own. */
export const kindsOfWrittenPage = [
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
];

/** One of every kind, the ones for what does not exist among them. */
export const kindsOfPage = [...kindsOfWrittenPage, paths.video('video0'), paths.profile('pluto'), '/nowhere'];
