import { isOneSlip } from '../../lib/oneSlip';
import { trimmed } from '../../lib/trimmed';

/** Longer texts are left alone: no address is in them, and expressions for an end are slow on long texts. */
const maxLength = 1024;

/** The address in what people paste and phones add: `Ana <ana@…>`, `mailto:ana@…`, `ana@….`. Anything in doubt stays as it is, trimmed. */
export function bareAddress(text: string): string {
  const typed = trimmed(text);
  if (typed.length > maxLength) return typed;
  const address = typed
    .replace(/[\s.,;:!?]+$/, '')
    .replace(/^[^<>@]*<([^<>]*)>$/, '$1')
    // An encoded character could mean another mailbox.
    .replace(/^\s*mailto:([^?%]*)(?:\?.*)?$/i, '$1')
    .replace(/^["“«([]+/, '')
    .replace(/["”»)\].,;:!?]+$/, '');
  return trimmed(address);
}

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Nothing longer can become a valid address, and NFKC is slow on long texts. */
const maxOctets = 1024;

/** The address in the form in which the database stores it, or null for none. The database itself takes no international domain. */
export function normalizeEmail(value: string): string | null {
  if (new TextEncoder().encode(value).length > maxOctets) return null;
  const parts = trimmed(value).normalize('NFKC').split('@');
  if (parts.length !== 2) return null;
  const [typedName, typedHost] = parts as [string, string];
  const name = typedName.toLowerCase();
  const host = asciiDomain(typedHost);
  const address = `${name}@${host}`;
  return address.length <= 254 && name.length <= 64 && local.test(name) && domain.test(host) ? address : null;
}

// The three sets are characters that IDNA leaves alone but for their case. Absent are ß and ς, on which engines differ, and İ, whose small
// letter is two characters.
const letters = [
  String.raw`A-Za-z\u00c0-\u00d6\u00d8-\u00de\u00e0-\u00f6\u00f8-\u012f\u0131-\u017e`,
  String.raw`\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9`,
  String.raw`\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03c1\u03c3-\u03ce`,
  String.raw`\u0400-\u045f\u0490\u0491`,
  String.raw`\u0904-\u0939\u0e01-\u0e30\u0e32\u0e40-\u0e46`,
  String.raw`\u3005\u3007\u3041-\u3096\u30a1-\u30fa\u30fc\u3400-\u4db5\u4e00-\u9fa5\uac00-\ud7a3`,
].join('');
const marks = String.raw`\u0900-\u0903\u093c-\u094d\u0e31\u0e34-\u0e3a\u0e47-\u0e4e`;
const rightToLeft = String.raw`\u05d0-\u05ea\u0620-\u063f\u0641-\u064a\u0671-\u06d3`;

const label = `(?!..--)(?:[${rightToLeft}]+|[${letters}0-9](?:[${letters}${marks}0-9-]*[${letters}${marks}0-9])?)`;
const international = new RegExp(`^${label}(?:\\.${label})+$`);
/** Beside letters that run from right to left no label may begin with a digit (RFC 5893). */
const ambiguous = new RegExp(`^(?=.*[${rightToLeft}])(?:.*\\.)?[0-9]`);

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/** The domain as mail servers know it, in small letters; an international one in Punycode, empty when it has none. */
function asciiDomain(domain: string): string {
  if (isAscii(domain)) return domain.toLowerCase();
  if (!international.test(domain) || ambiguous.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

const providers = ['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud'];
const endings = new Set(['com', 'es']);
/** Of these only `co` and `cm` exist, and none of the providers has mailboxes there. */
const slipsOfCom = new Set(['con', 'cmo', 'ocm', 'comm', 'vom', 'xom', 'cpm', 'om', 'co', 'cm']);
/** Providers of their own, one letter from another. */
const real = new Set(['mail', 'email', 'ymail']);

/** What somebody who typed an address may have meant, where its domain is one slip away from that of a large provider; null where it is not. */
export function meantAddress(value: string): string | null {
  const address = bareAddress(value);
  const host = normalizeEmail(address)?.split('@')[1];
  const [, name, ending] = /^([a-z]+)\.([a-z]+)$/.exec(host ?? '') ?? [];
  if (!name || !ending) return null;
  const provider = providers.includes(name) ? name : providers.find((one) => !real.has(name) && isOneSlip(name, one));
  const meantEnding = slipsOfCom.has(ending) ? 'com' : ending;
  const meant = `${provider}.${meantEnding}`;
  if (!provider || meant === host || !endings.has(meantEnding)) return null;
  return address.replace(/@.*$/, `@${meant}`);
}
