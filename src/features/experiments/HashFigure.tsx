import { flare, round, type Star } from '../../components/sky/stars';
import { fromHex } from './Digits';

/** Half the width of a star. */
const small = 2.25;
const large = 7;

/**
 * Five stars from left to right, one of them bright, whose places are bytes of a hash. The first two bytes are left out: they are alike
 * in all blocks of the chain that show their work.
 */
export function starsOf(hash: string): Star[] {
  const bytes = fromHex(hash.slice(4, 26));
  const share = (index: number) => (bytes[index] ?? 0) / 255;
  const bright = (bytes[10] ?? 0) % 5;
  return Array.from({ length: 5 }, (_, index) => ({
    x: round(7 + 10.5 * index + 8 * share(2 * index)),
    y: round(7 + 26 * share(2 * index + 1)),
    radius: index === bright ? large : small,
  }));
}

/** A hash, drawn as a constellation: the same text gives the same figure, and one letter another. */
export function HashFigure({ hash }: { hash: string }) {
  const stars = starsOf(hash);
  return (
    <svg className="hash-figure" viewBox="0 0 64 40" role="img" aria-label={hash.slice(0, 8)} fill="currentColor">
      <path
        d={`M${stars.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.6"
        strokeWidth="1.2"
      />
      {stars.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={small} />
      ))}
      <path d={flare(stars.find(({ radius }) => radius === large)!)} />
    </svg>
  );
}
