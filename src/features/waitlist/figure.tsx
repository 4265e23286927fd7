import { round, type Star, flare } from '../../components/sky/stars';
import { interests, type Interest } from '../../lib/interests';
import { useField } from 'react-final-form';

export interface Line {
  from: Star;
  to: Star;
}

/** The size of the SVG's viewBox. */
export const sky = { width: 100, height: 68 };

type StarOfEach<List extends readonly unknown[]> = { readonly [Place in keyof List]: Star };

/** One star for each interest, in the order of W2 (B21). */
const places: StarOfEach<typeof interests> = [
  { x: 15, y: 39, radius: 6 },
  { x: 35, y: 13, radius: 7.5 },
  { x: 51, y: 36, radius: 5.5 },
  { x: 31, y: 56, radius: 6.5 },
  { x: 71, y: 11, radius: 6 },
  { x: 86, y: 39, radius: 7 },
  { x: 64, y: 57, radius: 5.5 },
];

/** All stars; those of the chosen interests are lit. */
export function skyOf(chosen: readonly Interest[]) {
  return places.map((star, index) => ({ star, isLit: chosen.includes(interests[index]!.value) }));
}

/** The lit stars and their minimum spanning tree; the order of the interests does not matter. */
export function figureOf(chosen: readonly Interest[]) {
  const stars = skyOf(chosen).flatMap(({ star, isLit }) => (isLit ? star : []));
  const [first, ...remaining] = stars;
  const joined = first ? [first] : [];
  const lines: Line[] = [];
  while (remaining.length > 0) {
    const links = joined.flatMap((from) => remaining.map((to): Line => ({ from, to })));
    const shortest = links.reduce((best, other) => (lengthOf(other) < lengthOf(best) ? other : best));
    lines.push(shortest);
    joined.push(...remaining.splice(remaining.indexOf(shortest.to), 1));
  }
  return { stars, lines };
}

const lengthOf = ({ from, to }: Line) => Math.hypot(to.x - from.x, to.y - from.y);

/** The SVG path of a line between two stars that touches neither. */
export function link({ from, to }: Line, gap = 0.75): string {
  const length = lengthOf({ from, to });
  const along = (start: Star, end: Star) => {
    const share = (start.radius * gap) / length;
    return `${round(start.x + (end.x - start.x) * share)} ${round(start.y + (end.y - start.y) * share)}`;
  };
  return `M${along(from, to)}L${along(to, from)}`;
}

const onlyValue = { value: true };

/** The chosen interests as a figure of stars. A decoration: the checkboxes say what is chosen (B21). */
export function Sky() {
  const { input } = useField<Interest[]>('interests', { subscription: onlyValue });
  return (
    <svg className="figure sky overflow-hidden" viewBox={`0 0 ${sky.width} ${sky.height}`} aria-hidden="true">
      <path
        stroke="var(--border)"
        d="M-30 22Q50-8 130 22M-30 50Q50 20 130 50M-30 78Q50 48 130 78M22-10 10 80M50-10V80M78-10 90 80"
      />
      {figureOf(input.value).lines.map((line) => (
        <path key={link(line)} className="sky-line" d={link(line)} />
      ))}
      {skyOf(input.value).map(({ star, isLit }) => (
        <g key={star.x}>
          <circle cx={star.x} cy={star.y} r="0.9" fill="var(--border-strong)" stroke="none" />
          <path className={isLit ? 'sky-star is-lit' : 'sky-star'} d={flare(star)} />
        </g>
      ))}
    </svg>
  );
}
