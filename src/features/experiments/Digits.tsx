/** How many of the digits are read out, and compared at a glance. */
const shortLength = 8;

export const shorten = (digits: string) => digits.slice(0, shortLength);

/** A hash, a key or a signature: its beginning in bold; the rest is shown, but not read out. */
export function Digits({ children: digits }: { children: string }) {
  return (
    <code className="digits">
      <strong>{shorten(digits)}</strong>
      <span aria-hidden="true">{digits.slice(shortLength)}</span>
    </code>
  );
}

/** Two lower-case digits for each byte. */
export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The opposite of `toHex`. */
export function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}
