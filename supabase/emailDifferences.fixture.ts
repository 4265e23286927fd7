/**
 * Characters on which browser and database may disagree. They look like Latin or Cyrillic letters or digits and are normalised to them since a
 * version of Unicode that one of the two may not know. Nobody types them; at worst one refuses an address that the other accepts.
 */
export const EMAIL_DIFFERENCES: { from: number; to: number; unicode: number; what: string }[] = [
  { from: 0xa7f1, to: 0xa7f1, unicode: 17, what: 'a superscript S' },
  { from: 0x1e030, to: 0x1e06d, unicode: 15, what: 'raised and lowered Cyrillic letters' },
  { from: 0x1ccd6, to: 0x1ccf9, unicode: 16, what: 'outlined letters and digits' },
];

export function isKnownDifference(email: string): boolean {
  return [...email].some((character) => {
    const code = character.codePointAt(0)!;
    return EMAIL_DIFFERENCES.some(({ from, to }) => from <= code && code <= to);
  });
}
