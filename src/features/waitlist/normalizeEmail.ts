import { asciiDomain } from './asciiDomain';

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Nothing longer can become a valid address, and NFKC is slow on long texts. */
const maxOctets = 1024;

/** The address in the form in which the database stores it, or null for none. The database itself takes no international domain. */
export function normalizeEmail(value: string): string | null {
  if (value.length > maxOctets || new TextEncoder().encode(value).length > maxOctets) return null;
  const parts = value.trim().normalize('NFKC').split('@');
  if (parts.length !== 2) return null;
  const [typedName, typedHost] = parts as [string, string];
  const name = typedName.toLowerCase();
  const host = asciiDomain(typedHost);
  const address = `${name}@${host}`;
  return address.length <= 254 && name.length <= 64 && local.test(name) && domain.test(host) ? address : null;
}
