import { createAppAsyncThunk } from '../../../lib/store';
import { isOneOf, isString, onlyFields } from '../../../lib/payload';
import { toHex } from '../Digits';
import { fits, makeKeyring } from '../keys';

/** The same in every language, so that its hashes are the same too. */
const facts = { age: '18+', name: 'Lía Sol', town: 'Villaluz', number: '0417' };
export type ClaimId = keyof typeof facts;
export const claimIds = Object.keys(facts) as ClaimId[];
export const forgedAge = '21+';

/** A value, and the hash of it together with random digits: without these nobody could guess the value from the hash. */
export interface Claim {
  id: ClaimId;
  value: string;
  salt: string;
  hash: string;
}

export interface Card {
  claims: Claim[];
  /** The hashes, in an order that tells nothing. */
  list: string[];
  /** The public keys of the phone that holds the card and of the issuer, who has signed the list together with the former. */
  phone: string;
  issuer: string;
  signature: string;
}

/** A lie at the door: another age, or its hash in the list as well. */
export const cheats = ['none', 'value', 'list'] as const;
export type Cheat = (typeof cheats)[number];

export interface Report {
  seen: Claim[];
  list: string[];
  isListSigned: boolean;
  /** The phone has signed what the doorkeeper made up just now. */
  isPhoneThere: boolean;
}

const isClaim = (claim: unknown) => {
  const { id, value, salt, hash } = Object(claim) as Partial<Claim>;
  return isOneOf(claimIds, id) && [value, salt, hash].every(isString);
};
const isListOf = (isItem: (item: unknown) => boolean, list: unknown) => Array.isArray(list) && list.every(isItem);

const onlyClaim = (claim: Claim) => onlyFields(claim, 'id', 'value', 'salt', 'hash');

/** The card of a payload; undefined where that is none. */
export function readCard(payload: unknown): Card | undefined {
  const { claims, list, phone, issuer, signature } = Object(payload) as Card;
  if (!isListOf(isClaim, claims) || !isListOf(isString, list) || ![phone, issuer, signature].every(isString))
    return undefined;
  return { claims: claims.map(onlyClaim), list, phone, issuer, signature };
}

/** The report of a payload; undefined where that is none. */
export function readReport(payload: unknown): Report | undefined {
  const { seen, list, isListSigned, isPhoneThere } = Object(payload) as Report;
  if (!isListOf(isClaim, seen) || !isListOf(isString, list)) return undefined;
  if (![isListSigned, isPhoneThere].every((is) => typeof is === 'boolean')) return undefined;
  return { seen: seen.map(onlyClaim), list, isListSigned, isPhoneThere };
}

const phone = makeKeyring();

export const forgetPhone = () => phone.forget();

async function makeClaim(crypto: SubtleCrypto, claim: Omit<Claim, 'hash'>): Promise<Claim> {
  const bytes = new TextEncoder().encode(`${claim.salt}\n${claim.id}\n${claim.value}`);
  return { ...claim, hash: toHex(await crypto.digest('SHA-256', bytes)) };
}

/** 128 random bits: a key that nobody uses. */
async function randomDigits(crypto: SubtleCrypto): Promise<string> {
  const key = await crypto.generateKey({ name: 'AES-GCM', length: 128 }, true, ['encrypt']);
  return toHex(await crypto.exportKey('raw', key));
}

const signedPart = ({ phone, list }: Pick<Card, 'phone' | 'list'>) => [phone, ...list].join('\n');

/** A card for the phone, signed by an issuer whose private key is gone afterwards. */
export const issueCard = createAppAsyncThunk('crypto/issueCard', async (_: void, { extra }): Promise<Card> => {
  const crypto = extra.subtleCrypto!;
  const toClaim = async (id: ClaimId) => makeClaim(crypto, { id, value: facts[id], salt: await randomDigits(crypto) });
  const claims = await Promise.all(claimIds.map(toClaim));
  const unsigned = { claims, list: claims.map(({ hash }) => hash).toSorted(), phone: await phone.make(crypto) };
  const office = makeKeyring();
  const issuer = await office.make(crypto);
  return { ...unsigned, issuer, signature: (await office.sign(crypto, issuer, signedPart(unsigned)))! };
});

/** Shows some claims of a card. The doorkeeper trusts nothing but the issuer's public key. */
export const showCard = createAppAsyncThunk(
  'crypto/showCard',
  async ({ card, shown, cheat }: { card: Card; shown: ClaimId[]; cheat: Cheat }, { extra }): Promise<Report> => {
    const crypto = extra.subtleCrypto!;
    const revealed = async (claim: Claim) =>
      cheat !== 'none' && claim.id === 'age' ? makeClaim(crypto, { ...claim, value: forgedAge }) : claim;
    const seen = await Promise.all(card.claims.filter(({ id }) => shown.includes(id)).map(revealed));
    const age = { own: card.claims.find(({ id }) => id === 'age')!, shown: seen.find(({ id }) => id === 'age') };
    const list =
      cheat === 'list' && age.shown
        ? card.list.map((hash) => (hash === age.own.hash ? age.shown!.hash : hash))
        : card.list;
    const text = signedPart({ phone: card.phone, list });
    const isListSigned = await fits(crypto, { publicKey: card.issuer, text, signature: card.signature });
    const challenge = await randomDigits(crypto);
    const answer = await phone.sign(crypto, card.phone, challenge);
    const isPhoneThere =
      answer !== null && (await fits(crypto, { publicKey: card.phone, text: challenge, signature: answer }));
    return { seen, list, isListSigned, isPhoneThere };
  },
);
