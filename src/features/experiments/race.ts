export interface Race {
  /** Per cent of all computing power. */
  share: number;
  /** In blocks. */
  behind: number;
}

/** Terms of the sum after so many more blocks are negligible. */
const extraTerms = 100;

/**
 * The chance of ever catching up with a chain that went on by some blocks: section 11 of "Bitcoin: A Peer-to-Peer Electronic Cash System"
 * (2008), summed directly, because 1 − … loses precision where the chance is small.
 */
export function chanceToCatchUp({ share, behind }: Race): number {
  if (share >= 50) return 1;
  const ratio = share / (100 - share);
  const expected = behind * ratio;
  let chance = 0;
  let poisson = Math.exp(-expected);
  for (let blocks = 0; blocks <= behind + extraTerms; blocks += 1) {
    chance += poisson * Math.min(1, ratio ** (behind - blocks));
    poisson *= expected / (blocks + 1);
  }
  return chance;
}
