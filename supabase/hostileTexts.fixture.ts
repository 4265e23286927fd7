/** What the database looks at of an address at most. */
export const MAX_ADDRESS_OCTETS = 1024;

/** An address of so many octets that is as much work as one can be: marks in the order that NFKC has most to change of. */
export function hostileAddress(octets: number): string {
  const pairs = Math.floor((octets - 12) / 4);
  return `a${'\u0345'.repeat(pairs)}${'\u0300'.repeat(pairs)}@ex.org`;
}
