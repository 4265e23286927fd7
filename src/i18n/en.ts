import challenge from '../../locales/en/challenge.json';
import { enFirst } from './texts/enFirst';
import { enRest } from './texts/enRest';

/** All texts at once, for the build and the tests; D5's challenge among them, which no page shows yet. */
export const en = { ...enFirst, ...enRest, challenge };
