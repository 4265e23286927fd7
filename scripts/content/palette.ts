export const palette = {
  sky: '#070B1A',
  plate: '#0E1530',
  plateRaised: '#151E42',
  line: '#2B3768',
  lineStrong: '#6F7CB8',
  ink: '#F3EFE4',
  inkMuted: '#B9BDD3',
  sol: '#F4C95D',
};

/** `share` of 1 is all `colour`, 0 is all `base`. */
export function mix(colour: string, base: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = parseInt(base.slice(at, at + 2), 16);
    const to = parseInt(colour.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
