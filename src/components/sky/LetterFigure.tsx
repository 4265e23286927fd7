import { Flare } from './stars';

/** The members' stars as the brand's letter, from its upper end to its lower one, each as near as can be to its place in the hero. */
const stars = [
  { id: 'orion', x: 256, y: 66, radius: 18 },
  { id: 'vega', x: 164, y: 20, radius: 14 },
  { id: 'lyra', x: 57, y: 48, radius: 18 },
  { id: 'izar', x: 24, y: 153, radius: 14 },
  { id: 'atlas', x: 51, y: 258, radius: 18 },
  { id: 'nova', x: 155, y: 286, radius: 14 },
  { id: 'mira', x: 252, y: 247, radius: 18 },
];

/** Whole, or with one place open: the visitor's, which styles may fill. */
export function LetterFigure({ isWhole = false }: { isWhole?: boolean }) {
  return (
    <svg
      className={`figure letter-figure mb-4${isWhole ? ' is-whole' : ''}`}
      viewBox="0 0 320 306"
      width="320"
      height="306"
      aria-hidden="true"
    >
      <path className="letter-line" d={`M${stars.map(({ x, y }) => `${x} ${y}`).join('L')}`} pathLength="1" />
      <path className="letter-ends" d="M252 247L292 156L256 66" />
      {stars.map(({ id, x, y, radius }) => (
        <g key={id} className={`letter-star star-${id}`}>
          <Flare x={x} y={y} radius={radius} />
        </g>
      ))}
      <circle className="letter-glow" cx="292" cy="156" r="32" />
      <circle className="letter-place" cx="292" cy="156" r="13" />
      <g className="letter-yours">
        <Flare x={292} y={156} radius={22} />
      </g>
    </svg>
  );
}
