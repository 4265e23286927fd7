/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(__dirname, '..');
const tokens = readFileSync(path.join(__dirname, '_tokens.scss'), 'utf8');
const styles = readdirSync(source, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.scss') && !/_(print|forcedColours)/.test(file))
  .map((file) => readFileSync(path.join(source, file), 'utf8'))
  .join('\n');

/** The value of every role, `star-vega` and its like included. */
const values = new Map([
  ...[...tokens.matchAll(/^\$([\w-]+): (#[\da-f]{6});/gm)].map(([, role, value]) => [role!, value!] as const),
  ...[...tokens.matchAll(/^ {2}'(\w+)': (#[\da-f]{6}),/gm)].map(([, id, value]) => [`star-${id}`, value!] as const),
]);
const stars = [...values.keys()].filter((role) => role.startsWith('star-'));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map((role) => luminance(values.get(role)!)).sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const roles = (role: string) => (role === 'star' ? stars : [role]);

/** Every role that the styles give to one property, such as `color: var(--ink)`. */
function rolesOf(property: string): string[] {
  const uses = styles.matchAll(new RegExp(`[^-\\w]${property}:[^;{}]*?var\\(--([\\w-]+)\\)`, 'g'));
  return [...new Set([...uses].map(([, role]) => role!))].filter((role) => role === 'star' || values.has(role)).sort();
}

/** Every pair of which one falls short, by name. */
function short(fronts: string[], backs: string[], least: number): string[] {
  return fronts.flatMap(roles).flatMap((front) =>
    backs.flatMap(roles).flatMap((back) => {
      const ratio = contrast(front, back);
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)} of ${least}`] : [];
    }),
  );
}

/** Any text may stand on any of these; the others are backgrounds of their own text or of none. */
const surfaces = ['sky', 'plate', 'plate-raised'];
const ownInk = { sol: 'sol-ink', star: 'sky' };
const marks = ['ink', 'line-strong'];

it('reads a value for every role', () => {
  expect(values.size).toBe(11 + 8);
  expect(contrast('sky', 'sky')).toBe(1);
  expect(contrast('ink', 'sky')).toBeCloseTo(17.0, 0);
});

it('knows every role that lies behind something', () => {
  const known = new Set([...surfaces, ...Object.keys(ownInk), ...marks, 'line']);
  expect(rolesOf('background(?:-color)?').filter((role) => !known.has(role))).toEqual([]);
});

it('keeps text readable on every surface: 4.5', () => {
  const onOwn = Object.values(ownInk);
  const text = rolesOf('color').filter((role) => !onOwn.includes(role));
  expect(text).toEqual(expect.arrayContaining(['ink', 'ink-muted', 'sol', 'ember', 'star']));
  expect(short(text, surfaces, 4.5)).toEqual([]);
});

it('keeps text readable on buttons, chosen tags, the selection and the letters of avatars: 4.5', () => {
  expect(Object.entries(ownInk).flatMap(([back, front]) => short([front], [back], 4.5))).toEqual([]);
});

it('keeps borders of controls, their states, scrollbars and focus rings visible on every surface: 3', () => {
  const rings = [...styles.matchAll(/outline: 3px solid var\(--([\w-]+)\)/g)].map(([, role]) => role!);
  expect([...new Set(rings)]).toEqual(['sol']);
  const edges = rolesOf('border(?:-\\w+)?(?:-color)?').filter((role) => role !== 'line');
  expect(edges).toEqual(expect.arrayContaining(['line-strong', 'sol', 'ember']));
  const drawn = rolesOf('stroke').filter((role) => role !== 'line' && role !== 'sky');
  expect(short([...rings, ...edges, ...marks, ...drawn], surfaces, 3)).toEqual([]);
});

it('gives Bootstrap colours that go together', () => {
  const given = (setting: string) => new RegExp(`^\\$${setting}: \\$([\\w-]+);`, 'm').exec(styles)![1]!;
  const pairs: [front: string, back: string, least: number][] = [
    ['body-color', 'body-bg', 4.5],
    ['link-hover-color', 'body-bg', 4.5],
    ['color-contrast-dark', 'primary', 4.5],
    ['input-color', 'input-bg', 4.5],
    ['input-placeholder-color', 'input-bg', 4.5],
    ['input-border-color', 'input-bg', 3],
    ['form-check-input-checked-color', 'primary', 3],
  ];
  expect(pairs.flatMap(([front, back, least]) => short([given(front)], [given(back)], least))).toEqual([]);
});

it('keeps the edges of what can be operated stronger than a decorative line', () => {
  const controls = ['chip', 'tag', 'layout-switch', 'waitlist-interest', 'motion-toggle', 'members-list', 'toast-card'];
  const edged = (name: string) =>
    new RegExp(`^\\.${name} \\{[^{}]*border: 1px solid (?:var\\(--line-strong\\)|transparent)`, 'm');
  const weak = controls.filter((name) => !edged(name).test(styles));
  expect(weak).toEqual([]);
});
