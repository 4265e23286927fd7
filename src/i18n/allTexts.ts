import enChain from '../../locales/en/chain.json';
import enChallenge from '../../locales/en/challenge.json';
import enCredential from '../../locales/en/credential.json';
import enDebug from '../../locales/en/debug.json';
import enFirst from '../../locales/en/first.json';
import enKept from '../../locales/en/kept.json';
import enLegal from '../../locales/en/legal.json';
import enLesson from '../../locales/en/lesson.json';
import enLinks from '../../locales/en/links.json';
import enPrivacy from '../../locales/en/privacy.json';
import enRest from '../../locales/en/rest.json';
import enRoom from '../../locales/en/room.json';
import enSight from '../../locales/en/sight.json';
import enScam from '../../locales/en/scam.json';
import enSignature from '../../locales/en/signature.json';
import enToken from '../../locales/en/token.json';
import enVote from '../../locales/en/vote.json';
import esChain from '../../locales/es/chain.json';
import esChallenge from '../../locales/es/challenge.json';
import esCredential from '../../locales/es/credential.json';
import esDebug from '../../locales/es/debug.json';
import esFirst from '../../locales/es/first.json';
import esKept from '../../locales/es/kept.json';
import esLegal from '../../locales/es/legal.json';
import esLesson from '../../locales/es/lesson.json';
import esLinks from '../../locales/es/links.json';
import esPrivacy from '../../locales/es/privacy.json';
import esRest from '../../locales/es/rest.json';
import esRoom from '../../locales/es/room.json';
import esSight from '../../locales/es/sight.json';
import esScam from '../../locales/es/scam.json';
import esSignature from '../../locales/es/signature.json';
import esToken from '../../locales/es/token.json';
import esVote from '../../locales/es/vote.json';
import type { Language } from '../lib/language';

export const es = {
  ...esFirst,
  ...esRest,
  videos: { ...esFirst.videos, ...esRest.videos },
  debug: esDebug,
  kept: esKept,
  legal: esLegal,
  lesson: esLesson,
  links: esLinks,
  privacy: esPrivacy,
  chain: esChain,
  room: esRoom,
  sight: esSight,
  credential: esCredential,
  scam: esScam,
  signature: esSignature,
  token: esToken,
  vote: esVote,
  challenge: esChallenge,
};

export const en = {
  ...enFirst,
  ...enRest,
  videos: { ...enFirst.videos, ...enRest.videos },
  videoTexts: { ...enFirst.videoTexts, ...enRest.videoTexts },
  debug: enDebug,
  kept: enKept,
  legal: enLegal,
  lesson: enLesson,
  links: enLinks,
  privacy: enPrivacy,
  chain: enChain,
  room: enRoom,
  sight: enSight,
  credential: enCredential,
  scam: enScam,
  signature: enSignature,
  token: enToken,
  vote: enVote,
  challenge: enChallenge,
};

type Translated = Record<Exclude<Language, 'es'>, typeof en>;

/** All texts at once, for the build and the tests; D5's challenge among them, which no page shows yet. */
export const allTexts = { es, en } satisfies Translated & { es: object };
