import type { Language } from '../lib/language';
import { publicFile } from '../lib/site';

/** The small drawings in `public/images/figures.svg`, and the size each is shown at. */
const sizes = {
  freedom: [120, 64],
  creators: [120, 64],
  early: [120, 64],
  benefits: [120, 64],
  /** The brand's own drawing with one of its stars gone. */
  missing: [320, 306],
  logo: [32, 32],
  flag: [24, 16],
} as const;

interface FigureProps {
  name: Exclude<keyof typeof sizes, 'flag'> | `flag-${Language}`;
  className?: string;
}

/** A decoration in the manner of a chart; lines take the colour that the styles give them. */
export function Figure({ name, className = '' }: FigureProps) {
  const [width, height] = sizes[name.startsWith('flag-') ? 'flag' : (name as keyof typeof sizes)];
  return (
    <svg
      className={`figure ${className}`.trim()}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <use href={`${publicFile('/images/figures.svg')}#${name}`} />
    </svg>
  );
}
