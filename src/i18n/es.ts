import challenge from '../../locales/es/challenge.json';
import debug from '../../locales/es/debug.json';
import links from '../../locales/es/links.json';
import privacy from '../../locales/es/privacy.json';
import { esFirst } from './texts/esFirst';
import { esRest } from './texts/esRest';

/** All texts at once, for the build and the tests; D5's challenge among them, which no page shows yet. */
export const es = {
  ...esFirst,
  ...esRest,
  videos: { ...esFirst.videos, ...esRest.videos },
  debug,
  links,
  privacy,
  challenge,
};
