/** The database refuses longer addresses unread. */
export const MAX_ADDRESS_OCTETS = 1024;

/** The most expensive address of so many octets: combining marks in the order that NFKC has to change most. */
export function hostileAddress(octets: number): string {
  const pairs = Math.floor((octets - 12) / 4);
  return `a${'\u0345'.repeat(pairs)}${'\u0300'.repeat(pairs)}@ex.org`;
}
