/**
 * Where the browser's verdict on an address may differ from the database's, and why that is meant: these characters look like
 * Latin letters or digits and count as such since a version of Unicode that one of the two may not know. Nobody types them; the
 * worst is a refusal that the other would not have given.
 */
export const EMAIL_DIFFERENCES: { from: number; to: number; unicode: number; what: string }[] = [
  { from: 0xa7f1, to: 0xa7f1, unicode: 17, what: 'a raised S' },
  { from: 0x1ccd6, to: 0x1ccf9, unicode: 16, what: 'outlined letters and digits' },
];

export function isMeantDifference(email: string): boolean {
  return [...email].some((character) => {
    const code = character.codePointAt(0)!;
    return EMAIL_DIFFERENCES.some(({ from, to }) => from <= code && code <= to);
  });
}
