import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mix, palette } from './palette';
import type { Member } from '../src/features/members/member';
import { fixedLines } from './handDrawn';
import { glow } from './stars';
import { drawing, element, group, path } from './svg';

const portraits = readFileSync(join(__dirname, 'portraits.svg'), 'utf8');

/** The portrait of a member; undefined for one without a portrait, for whom the site shows their letter. */
export function avatar({ id, avatarColor }: Member): string | undefined {
  const layers = new RegExp(`^<g id="${id}">\n(.*?)\n</g>$`, 'ms').exec(portraits)?.[1];
  if (!layers) return undefined;
  const light = element('defs', {}, glow('light', avatarColor, 0.55, 0.6));
  return drawing(160, 160, light, fixedLines.get('orbits')!, coloured(withParts(layers), avatarColor));
}

/** The tones of a portrait, derived from the colour of the member's star. */
function coloured(layers: string, colour: string): string {
  const tones: Record<string, string> = {
    light: colour,
    shade: mix(colour, palette.sky, 0.74),
    hair: mix(colour, palette.cardRaised, 0.4),
    cloth: mix(colour, palette.cardRaised, 0.24),
    deep: mix(colour, palette.sky, 0.14),
    ink: palette.ink,
  };
  return layers.replace(/\{(\w+)\}/g, (_, tone: string) => tones[tone]!);
}

const features: Record<string, string> = {
  closed: 'M62.5 78Q68 82.5 73.5 78M86.5 78Q92 82.5 97.5 78',
  smiling: 'M62.5 80Q68 74.5 73.5 80M86.5 80Q92 74.5 97.5 80',
  calm: 'M74 98.5Q80 101 86 98.5',
  smile: 'M71.5 96.5Q80 104 88.5 96.5',
  none: '',
};
const brows = 'M60.5 71Q68 65 76.5 70.5V86.5Q77 90.5 82.5 90M85 70Q92 65.5 99.5 71';
const shoulders = path('M18 164C20 138 46 130 66 122Q80 134 94 122C114 130 140 138 142 164Z', { fill: '{cloth}' });

/** Faces are lit from the left, with one half in shade; brow and nose are one stroke. */
function withParts(layers: string): string {
  const style = { fill: 'none', stroke: '{deep}', 'stroke-width': 2.8 };
  return layers
    .replace('{shoulders}', shoulders)
    .replace(
      /\{face (\w+) (\w+)\}/,
      (_, eyes: string, mouth: string) =>
        path('M70 100H90V126Q80 134 70 126Z', { fill: '{shade}' }) +
        path('M56 66C56 42 104 42 104 66V78C104 98 92 111 80 111S56 98 56 78Z', { fill: '{light}' }) +
        path('M80 48C96 48 104 54 104 66V78C104 98 92 111 80 111Z', { fill: '{shade}' }) +
        group(
          { ...style, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
          path(brows + features[mouth]! + features[eyes]!),
        ),
    );
}
