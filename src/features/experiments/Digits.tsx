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
