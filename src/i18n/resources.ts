import type * as everyPage from '../../locales/es/everyPage';
import type * as otherPages from '../../locales/es/otherPages';
import type * as videoPage from '../../locales/es/videoPage';
import type accessibility from '../../locales/es/accessibility.json';
import type box from '../../locales/es/box.json';
import type chain from '../../locales/es/chain.json';
import type challenge from '../../locales/es/challenge.json';
import type credential from '../../locales/es/credential.json';
import type debug from '../../locales/es/debug.json';
import type experimentRow from '../../locales/es/experimentRow.json';
import type kept from '../../locales/es/kept.json';
import type legal from '../../locales/es/legal.json';
import type links from '../../locales/es/links.json';
import type privacy from '../../locales/es/privacy.json';
import type room from '../../locales/es/room.json';
import type scam from '../../locales/es/scam.json';
import type sight from '../../locales/es/sight.json';
import type signature from '../../locales/es/signature.json';
import type sky from '../../locales/es/sky.json';
import type token from '../../locales/es/token.json';
import type vote from '../../locales/es/vote.json';

interface Alone {
  accessibility: typeof accessibility;
  box: typeof box;
  chain: typeof chain;
  challenge: typeof challenge;
  credential: typeof credential;
  debug: typeof debug;
  experimentRow: typeof experimentRow;
  kept: typeof kept;
  legal: typeof legal;
  links: typeof links;
  privacy: typeof privacy;
  room: typeof room;
  scam: typeof scam;
  sight: typeof sight;
  signature: typeof signature;
  sky: typeof sky;
  token: typeof token;
  vote: typeof vote;
}

/** All namespaces, as Spanish has them: its keys are the type of every key. */
export type Resources = typeof everyPage & typeof otherPages & typeof videoPage & Alone;
