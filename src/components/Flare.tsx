interface FlareProps {
  x: number;
  y: number;
  radius: number;
  className?: string;
}

/** A bright star of the charts, as a piece of an SVG. */
export function Flare({ x, y, radius, className = 'flare' }: FlareProps) {
  return (
    <path
      className={className}
      d="M0-10q1.1 8.9 10 10q-8.9 1.1-10 10q-1.1-8.9-10-10q8.9-1.1 10-10z"
      transform={`translate(${x} ${y}) scale(${radius / 10})`}
    />
  );
}
