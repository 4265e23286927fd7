import challenge from '../../locales/en/challenge.json';
import { enFirst } from './texts/enFirst';
import { enRest } from './texts/enRest';
import { debug } from './texts/debug';
import { links } from './texts/links';
import { privacy } from './texts/privacy';

/** All texts at once, for the build and the tests; D5's challenge among them, which no page shows yet. */
export const en = {
  ...enFirst,
  ...enRest,
  videos: { ...enFirst.videos, ...enRest.videos },
  videoTexts: { ...enFirst.videoTexts, ...enRest.videoTexts },
  debug: debug.en,
  links: links.en,
  privacy: privacy.en,
  challenge,
};
