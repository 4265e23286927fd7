import { chartSize } from './chartPlaces';

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
