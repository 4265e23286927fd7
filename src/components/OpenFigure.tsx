import { Flare } from './Flare';

/** The seven stars of the logo, from the upper end of the open C to the lower one. */
const stars = [
  { x: 256, y: 66, radius: 18 },
  { x: 164, y: 20, radius: 14 },
  { x: 57, y: 48, radius: 18 },
  { x: 24, y: 153, radius: 14 },
  { x: 51, y: 258, radius: 18 },
  { x: 155, y: 286, radius: 14 },
  { x: 252, y: 247, radius: 18 },
];
const eighth = { x: 292, y: 156, radius: 14 };

interface OpenFigureProps {
  /** The star that is not there; without one, the figure lacks whoever would close it. */
  missing?: number;
  className?: string;
}

/** The figure of Constela with an empty place in it. */
export function OpenFigure({ missing, className = '' }: OpenFigureProps) {
  const points = missing === undefined ? [...stars, eighth, stars[0]!] : stars;
  const empty = missing === undefined ? eighth : stars[missing];
  return (
    <svg
      className={`figure ${className}`.trim()}
      viewBox="0 0 320 306"
      width="320"
      height="306"
      aria-hidden="true"
    >
      {points.slice(1).map((to, index) => {
        const from = points[index]!;
        const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
        return <path key={d} d={d} className={from === empty || to === empty ? 'dashed' : undefined} />;
      })}
      {stars.map((star) => star !== empty && <Flare key={star.x} {...star} />)}
      {empty && <circle cx={empty.x} cy={empty.y} r="13" className="empty" />}
    </svg>
  );
}
