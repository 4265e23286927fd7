import { mix, palette } from '../../scripts/content/palette';

/** The tones of one member's portrait, derived from the colour of their star. */
export interface Tones {
  light: string;
  shade: string;
  hair: string;
  cloth: string;
  deep: string;
  ink: string;
}

export function tonesOf(colour: string): Tones {
  return {
    light: colour,
    shade: mix(colour, palette.sky, 0.74),
    hair: mix(colour, palette.plateRaised, 0.4),
    cloth: mix(colour, palette.plateRaised, 0.24),
    deep: mix(colour, palette.sky, 0.14),
    ink: palette.ink,
  };
}

/** The line widths of all portraits. */
export const weight = { fine: 1.4, line: 2.8, bold: 5 };
