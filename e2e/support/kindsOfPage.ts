import { sitePaths, unlistedPaths } from '../../src/app/sitePaths';
import { paths } from '../../src/lib/paths';

/** One address of every kind of page that has HTML of its own. */
export const kindsOfWrittenPage = [
  ...sitePaths.filter((path) => !/^\/(video|profile)\//.test(path)),
  paths.video('video3'),
  paths.profile('atlas'),
  ...unlistedPaths,
];

/** One of every kind, the ones for what does not exist among them. */
export const kindsOfPage = [...kindsOfWrittenPage, paths.video('video0'), paths.profile('pluto'), '/nowhere'];
