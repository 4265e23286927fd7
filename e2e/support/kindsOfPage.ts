import { sitePaths, unlistedPaths } from '../../src/app/sitePaths';
import { videosData } from '../../src/features/videos/videosData';
import { paths } from '../../src/lib/paths';

const firstVideo = videosData.filter(({ id, videoUrl }) => videoUrl && id !== 'video3').slice(0, 1);

/** One address of every kind of page that has HTML of its own. */
export const kindsOfWrittenPage = [
  ...sitePaths.filter((path) => !/^\/(video|profile)\//.test(path)),
  paths.video('video3'),
  ...firstVideo.map(({ id }) => paths.video(id)),
  paths.profile('atlas'),
  ...unlistedPaths,
];

/** One of every kind, the ones for what does not exist among them. */
export const kindsOfPage = [...kindsOfWrittenPage, paths.video('video0'), paths.profile('pluto'), '/nowhere'];
