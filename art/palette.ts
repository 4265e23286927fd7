import { colourOf } from '../src/styles/colourOf';

export const palette = {
  sky: colourOf('screen', 'surface'),
  card: colourOf('screen', 'surface-card'),
  cardRaised: colourOf('screen', 'surface-raised'),
  line: colourOf('screen', 'border'),
  lineStrong: colourOf('screen', 'border-strong'),
  ink: colourOf('screen', 'text'),
  inkMuted: colourOf('screen', 'text-muted'),
  sol: colourOf('screen', 'accent'),
  right: colourOf('screen', 'success'),
  wrong: colourOf('screen', 'danger'),
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
