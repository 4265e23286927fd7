export interface Star {
  x: number;
  y: number;
  /** Half its width. */
  radius: number;
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** The SVG path of a star with four points. */
export function flare({ x, y, radius: r }: Star): string {
  const [slip, reach] = [round(0.11 * r), round(0.89 * r)];
  return (
    `M${round(x)} ${round(y - r)}q${slip} ${reach} ${r} ${r}q${-reach} ${slip} ${-r} ${r}` +
    `q${-slip} ${-reach} ${-r} ${-r}q${reach} ${-slip} ${r} ${-r}z`
  );
}

export function StarIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M8 .8 9.7 6.3 15.2 8 9.7 9.7 8 15.2 6.3 9.7.8 8 6.3 6.3Z" />
    </svg>
  );
}

const size = 26;
/** The same for all of them, which compresses well. */
const outline = flare({ x: 0, y: 0, radius: size });

/** A star of a chart, in the colour that the styles give it. */
export function Flare({ x = 0, y = 0, radius = size }: Partial<Star>) {
  return <path className="flare" d={outline} transform={`translate(${x} ${y}) scale(${radius / size})`} />;
}

/** A small drawing beside a message: three stars on a line, and a fourth, which is joined to them or whose place is open. */
export function FourStars({ isJoined = false }: { isJoined?: boolean }) {
  return (
    <svg className="four-stars mb-4" viewBox="0 0 120 60" width="120" aria-hidden="true">
      <path d="M8 44 40 18 70 36" />
      <path d="M70 36 108 12" strokeDasharray={isJoined ? undefined : '3 5'} />
      <circle cx="8" cy="44" r="3" />
      <circle cx="40" cy="18" r="4.5" />
      <circle cx="70" cy="36" r="3.5" />
      <circle cx="108" cy="12" r="5" className={isJoined ? undefined : 'is-missing'} />
    </svg>
  );
}
