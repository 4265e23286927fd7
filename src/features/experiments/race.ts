/** In per cent of all computing power, and in blocks. */
export interface Race {
  share: number;
  behind: number;
}

/** Far enough beyond the blocks behind for what is left out not to count. */
const enough = 100;

/**
 * The chance of ever catching up with a chain that went on by some blocks, with a share (0 to 1) of the computing power: section 11 of
 * "Bitcoin: A Peer-to-Peer Electronic Cash System" (2008), in the form that loses no digits.
 */
export function chanceToCatchUp(share: number, behind: number): number {
  if (share >= 0.5) return 1;
  const ratio = share / (1 - share);
  const expected = behind * ratio;
  let chance = 0;
  let poisson = Math.exp(-expected);
  for (let blocks = 0; blocks <= behind + enough; blocks += 1) {
    chance += poisson * Math.min(1, ratio ** (behind - blocks));
    poisson *= expected / (blocks + 1);
  }
  return chance;
}
