import { Details } from '../layout/Details';

/** How many of the digits are shown, and compared at a glance. */
const shortLength = 8;

const shorten = (digits: string) => digits.slice(0, shortLength);

/** A hash, a key or a signature: its beginning, and all of it on demand. */
export function Digits({ name, children: digits }: { name: string; children: string }) {
  return (
    <Details name={name} className="digits">
      <summary>
        <code>{shorten(digits)}</code>
      </summary>
      <code>{digits}</code>
    </Details>
  );
}

/** Two lower-case digits for each byte. */
export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}
