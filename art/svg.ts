export interface Point {
  x: number;
  y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

type Attributes = Record<string, string | number>;

export function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
}

/** Opacities and stroke widths need a second decimal; lengths do not. */
function show(value: string | number): string {
  if (typeof value === 'string') return value;
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

export function element(name: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${show(value)}"`)
    .join('');
  return children ? `<${name}${list}>${children}</${name}>` : `<${name}${list}/>`;
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, children.join(''));
}

export function path(d: string, attributes: Attributes = {}): string {
  return element('path', { d, ...attributes });
}

export function circle(centre: Point, r: number, attributes: Attributes = {}): string {
  return element('circle', { cx: round(centre.x), cy: round(centre.y), r: round(r), ...attributes });
}

export function drawing(width: number, height: number, ...children: string[]): string {
  return `${element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    children.join('\n'),
  )}\n`;
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

export function at(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** Two numbers of a path; before a minus no space is needed. */
export function pair(x: number, y: number): string {
  const [first, second] = [round(x), round(y)].map((value) => show(value));
  return second!.startsWith('-') ? `${first}${second}` : `${first} ${second}`;
}

/** Rounded to whole units, for lines so faint or long that decimals are invisible. */
export function whole(point: Point): string {
  return pair(Math.round(point.x), Math.round(point.y));
}

export function place(point: Point): string {
  return pair(point.x, point.y);
}
