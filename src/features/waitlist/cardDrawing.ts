import { givenName } from '../../lib/givenName';
import type { Interest } from '../../lib/interests';
import { flare, type Star } from '../../components/sky/stars';
import { figureOf, link } from './figure';

/** The size of the card, and its text, in units of the drawing. */
export const cardSize = { width: 360, height: 450 };

type Role = 'surface' | 'border' | 'border-strong' | 'text' | 'text-muted' | 'accent';

/** One stroke or one area, for the page as SVG and for the picture on a canvas alike. */
export interface Layer {
  d: string;
  stroke?: Role;
  fill?: Role | `#${string}`;
  width?: number;
  dash?: string;
  /** What comes once the card is shown: the visitor's own stars, then the lines that close the C. */
  arrives?: 'yours' | 'closing';
}

const centre = { x: 152, y: 190 };

/**
 * The seven stars of the brand's letter, from the upper end of the C to the lower one, on a circle of radius 1 around 0,0.
 * Angles and distances are irregular, because regular ones look like a loading spinner. The faintest star has the weight 1.
 */
const logo: readonly [degrees: number, distance: number, weight: number][] = [
  [-40, 1.02, 2],
  [-84, 1, 1],
  [-131, 1.04, 1.35],
  [-179, 0.93, 1],
  [134, 1.05, 1.5],
  [88, 0.96, 1],
  [42, 1.01, 1.25],
];

const letter = logo.map(([degrees, distance, weight]): Star => {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [centre.x + 112 * distance * Math.cos(angle), centre.y + 112 * distance * Math.sin(angle)];
  return { x, y, radius: 5 + 5 * weight };
});
/** The eighth place, and the room that a figure has in it. */
const eighth: Star = { x: 266, y: 192, radius: 48 };

const ring = ({ x, y, radius: r }: Star) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
const around = (radius: number) => ring({ ...centre, radius });
const frame = 'M17 14H343A3 3 0 0 1 346 17V433A3 3 0 0 1 343 436H17A3 3 0 0 1 14 433V17A3 3 0 0 1 17 14Z';

/** The C with the visitor's figure as its eighth star. Without a choice, a plain star takes the place. */
export function cardLayers(chosen: readonly Interest[]): Layer[] {
  const { stars, lines } = figureOf(chosen);
  const own = (star: Star) => ({ ...star, x: star.x + eighth.x - 50.5, y: star.y + eighth.y - 34 });
  const ends = [letter.at(-1)!, letter[0]!];
  return [
    { d: frame, fill: 'surface', stroke: 'border-strong', width: 0.75 },
    { d: `${around(34)}${around(72)}${around(128)}M152 56V324M26 190H286`, stroke: 'border' },
    { d: 'M17.5 14H342.5M17.5 436H342.5M47.5 338H312.5', stroke: 'border-strong', width: 6, dash: '1 11' },
    {
      d: letter
        .slice(1)
        .map((star, index) => link({ from: letter[index]!, to: star }, 1))
        .join(''),
      stroke: 'text',
      width: 1.5,
    },
    { d: letter.map(flare).join(''), fill: 'text' },
    {
      d: ends.map((star) => link({ from: star, to: eighth }, 1)).join(''),
      stroke: 'accent',
      width: 1.5,
      arrives: 'closing',
    },
    { d: ring(eighth), fill: 'surface', stroke: 'accent', dash: '3 4' },
    { d: ring(eighth), stroke: 'accent', width: 1.25, arrives: 'closing' },
    {
      d: lines.map(({ from, to }) => link({ from: own(from), to: own(to) })).join(''),
      stroke: 'text',
      arrives: 'yours',
    },
    {
      d: (stars.length ? stars.map(own) : [{ ...eighth, radius: 16 }]).map(flare).join(''),
      fill: 'accent',
      arrives: 'yours',
    },
  ];
}

export interface Words {
  text: string;
  y: number;
  size: number;
  role: Role;
  isDisplay: boolean;
}

/** What stands under the figure, centred. */
export function cardWords(title: string, name: string, place: string): Words[] {
  const [first, second] = name ? [name, title] : [title, ''];
  return [
    { text: first, y: second ? 376 : 385, size: 25, role: 'text', isDisplay: true },
    { text: second, y: 399, size: 14, role: 'text-muted', isDisplay: true },
    { text: place, y: 422, size: 10.5, role: 'text-muted', isDisplay: false },
  ];
}

const mostLetters = 20;

/** What of a typed name stands on a card. */
export function nameOnCard(name: string): string {
  const letters = [...givenName(name)];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : letters.join('');
}
