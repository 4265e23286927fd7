import { mix, palette } from '../../scripts/content/palette';
import { group, path } from '../svg';

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

export const eyes = {
  closed: 'M62.5 78Q68 82.5 73.5 78M86.5 78Q92 82.5 97.5 78',
  smiling: 'M62.5 80Q68 74.5 73.5 80M86.5 80Q92 74.5 97.5 80',
};

export const mouths = { calm: 'M74 98.5Q80 101 86 98.5', smile: 'M71.5 96.5Q80 104 88.5 96.5' };

const brow = 'M60.5 71Q68 65 76.5 70.5V86.5Q77 90.5 82.5 90';
const otherBrow = 'M85 70Q92 65.5 99.5 71';

/** A face lit from the left, with one half in shade; brow and nose are one stroke. */
export function face(tones: Tones, eyesDrawn: string, mouth: string): string {
  return (
    path('M70 100H90V126Q80 134 70 126Z', { fill: tones.shade }) +
    path('M56 66C56 42 104 42 104 66V78C104 98 92 111 80 111S56 98 56 78Z', { fill: tones.light }) +
    path('M80 48C96 48 104 54 104 66V78C104 98 92 111 80 111Z', { fill: tones.shade }) +
    group(
      {
        fill: 'none',
        stroke: tones.deep,
        'stroke-width': weight.line,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      path(brow + otherBrow + mouth + eyesDrawn),
    )
  );
}

export function shoulders(tones: Tones): string {
  return path('M18 164C20 138 46 130 66 122Q80 134 94 122C114 130 140 138 142 164Z', { fill: tones.cloth });
}
