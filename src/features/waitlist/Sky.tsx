import { useField } from 'react-final-form';
import type { Interest } from '../../lib/interests';
import { figureOf, flare, link, sky, skyOf } from './figure';

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
