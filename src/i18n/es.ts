import challenge from '../../locales/es/challenge.json';
import { esFirst } from './texts/esFirst';
import { esRest } from './texts/esRest';
import { debug } from './texts/debug';
import { links } from './texts/links';
import { privacy } from './texts/privacy';

/** All texts at once, for the build and the tests; D5's challenge among them, which no page shows yet. */
export const es = {
  ...esFirst,
  ...esRest,
  videos: { ...esFirst.videos, ...esRest.videos },
  debug: debug.es,
  links: links.es,
  privacy: privacy.es,
  challenge,
};
