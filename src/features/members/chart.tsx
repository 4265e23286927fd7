import type stars from '../../styles/stars.json';
import { ownEntry } from '../../lib/payload';

interface Place {
  x: number;
  y: number;
  /** Where its name stands. */
  side: 'aboveLeft' | 'aboveRight' | 'right' | 'below';
}

export const chartSize = { width: 560, height: 608 };

/** Where every member stands in the hero, on the chart and on the map, so that the lines of the catalogue cross nowhere. */
const places: Record<keyof typeof stars, Place> = {
  vega: { x: 146, y: 104, side: 'aboveRight' },
  orion: { x: 404, y: 126, side: 'aboveLeft' },
  lyra: { x: 226, y: 268, side: 'right' },
  nova: { x: 356, y: 322, side: 'below' },
  mira: { x: 490, y: 372, side: 'below' },
  izar: { x: 78, y: 352, side: 'below' },
  atlas: { x: 284, y: 520, side: 'below' },
};

export const memberPlaces: readonly Place[] = Object.values(places);

export function placeOf(id: string): Place | undefined {
  return ownEntry<Place>(places, id);
}

/** The SVG path from one member's star to another's. */
export function pathBetween([one, other]: [one: string, other: string]): string {
  const [from, to] = [placeOf(one)!, placeOf(other)!];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** Clear of the star's ring. */
export const nameAt = {
  aboveLeft: { x: -10, y: -40, textAnchor: 'end' },
  aboveRight: { x: 10, y: -40, textAnchor: 'start' },
  right: { x: 40, y: -4, textAnchor: 'start' },
  below: { x: 0, y: 58, textAnchor: 'middle' },
} as const;

const margin = 4;
const right = chartSize.width - margin;
const bottom = chartSize.height - margin;
const pole = { x: chartSize.width / 2, y: 284 };

/** Each edge of its own, so that the ticks start at a corner. */
const across = `M${margin} ${margin}H${right}M${margin} ${bottom}H${right}`;
const down = `M${margin} ${margin}V${bottom}M${right} ${margin}V${bottom}`;

/** The furniture of a chart: a ruled edge, and circles around the pole. */
export function ChartFrame() {
  return (
    <g className="chart-frame">
      <path d={`M${margin} ${margin}H${right}V${bottom}H${margin}z`} />
      <path className="chart-ticks" d={across + down} strokeDasharray="1 23" strokeDashoffset="0.5" />
      {[70, 170, 268].map((radius) => (
        <circle key={radius} cx={pole.x} cy={pole.y} r={radius} />
      ))}
      <path d={`M${pole.x} ${margin}V${bottom}M${margin} ${pole.y}H${right}`} strokeDasharray="1 6" />
    </g>
  );
}
