import type * as everyPage from '../../locales/es/everyPage';
import type * as otherPages from '../../locales/es/otherPages';
import type * as videoPage from '../../locales/es/videoPage';

interface Alone {
  accessibility: typeof import('../../locales/es/accessibility.json');
  box: typeof import('../../locales/es/box.json');
  chain: typeof import('../../locales/es/chain.json');
  challenge: typeof import('../../locales/es/challenge.json');
  credential: typeof import('../../locales/es/credential.json');
  debug: typeof import('../../locales/es/debug.json');
  experimentRow: typeof import('../../locales/es/experimentRow.json');
  hat: typeof import('../../locales/es/hat.json');
  kept: typeof import('../../locales/es/kept.json');
  legal: typeof import('../../locales/es/legal.json');
  links: typeof import('../../locales/es/links.json');
  privacy: typeof import('../../locales/es/privacy.json');
  room: typeof import('../../locales/es/room.json');
  scam: typeof import('../../locales/es/scam.json');
  sight: typeof import('../../locales/es/sight.json');
  signature: typeof import('../../locales/es/signature.json');
  sky: typeof import('../../locales/es/sky.json');
  token: typeof import('../../locales/es/token.json');
  vote: typeof import('../../locales/es/vote.json');
}

/** All namespaces, as Spanish has them: its keys are the type of every key. */
export type Resources = typeof everyPage & typeof otherPages & typeof videoPage & Alone;
