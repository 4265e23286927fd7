import { trimmed } from '../../lib/trimmed';
import { normalizeEmail } from './normalizeEmail';

const providers = ['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud'];
const endings = new Set(['com', 'es']);
/** Of these only `co` and `cm` exist, and none of the providers has mailboxes there. */
const slipsOfCom = new Set(['con', 'cmo', 'ocm', 'comm', 'vom', 'xom', 'cpm', 'om', 'co', 'cm']);
/** Providers of their own, one letter from another. */
const real = new Set(['mail', 'email', 'ymail']);

/** What somebody who typed an address may have meant, where its domain is one slip away from that of a large provider; null where it is not. */
export function meantAddress(value: string): string | null {
  const host = normalizeEmail(value)?.split('@')[1];
  const [, name, ending] = /^([a-z]+)\.([a-z]+)$/.exec(host ?? '') ?? [];
  if (!name || !ending) return null;
  const provider = providers.includes(name) ? name : providers.find((one) => !real.has(name) && isOneSlip(name, one));
  const meantEnding = slipsOfCom.has(ending) ? 'com' : ending;
  const meant = `${provider}.${meantEnding}`;
  if (!provider || meant === host || !endings.has(meantEnding)) return null;
  return trimmed(value).replace(/@.*$/, `@${meant}`);
}

/** A letter too many, too few or another one, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (typed[start] === meant[start]) start += 1;
  const [here, there] = [typed.slice(start), meant.slice(start)];
  const hasSwapped = here[0] === there[1] && here[1] === there[0] && here.slice(2) === there.slice(2);
  return here.slice(1) === there.slice(1) || here.slice(1) === there || here === there.slice(1) || hasSwapped;
}
