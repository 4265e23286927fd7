import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile, type Options } from 'sass';
import { contrast as ratio } from '../../test-support/contrast';
import { membersData } from '../features/members/membersData';
import { colourOf } from './colourOf';
import starColours from './stars.json';
import tokens from './tokens.json';

const source = path.join(__dirname, '..');
const files = readdirSync(source, { recursive: true }).map(String);
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const partials = files.filter((file) => file.endsWith('.scss') && !file.endsWith('_tokens.scss'));
const styles = [...partials, 'styles/_tokens.scss']
  .filter((file) => !/_(print|forcedColours)/.test(file))
  .map(read)
  .join('\n');

const roleNames = Object.keys(tokens.roles.screen) as (keyof typeof tokens.roles.screen)[];
/** The value of every role, `star-vega` and its like included. */
const values = new Map([
  ...roleNames.map((role) => [role as string, colourOf('screen', role)] as const),
  ...Object.entries(starColours).map(([id, value]) => [`star-${id}`, value] as const),
]);
const stars = [...values.keys()].filter((role) => role.startsWith('star-'));

const contrast = (one: string, other: string) => ratio(values.get(one)!, values.get(other)!);

const namesOf = (role: string) => (role === 'star' ? stars : [role]);

/** Every role that the styles give to one property, such as `color: var(--text)`. */
function rolesOf(property: string): string[] {
  const uses = styles.matchAll(new RegExp(`[^-\\w]${property}:[^;{}]*?var\\(--([\\w-]+)\\)`, 'g'));
  return [...new Set([...uses].map(([, role]) => role!))].filter((role) => role === 'star' || values.has(role)).sort();
}

/** Every pair of which one falls short, by name. */
function short(fronts: string[], backs: string[], least: number): string[] {
  return fronts.flatMap(namesOf).flatMap((front) =>
    backs.flatMap(namesOf).flatMap((back) => {
      const found = contrast(front, back);
      return found < least
        ? [`${front} on ${back}: ${found.toFixed(2)} of ${least}, choose another colour in tokens.json`]
        : [];
    }),
  );
}

/** Any text may stand on any of these; the others are backgrounds of their own text or of none. */
const surfaces = ['surface', 'surface-card', 'surface-raised'];
const ownInk = { accent: 'on-accent', star: 'surface' };
const marks = ['text', 'border-strong'];

it('knows every role that lies behind something', () => {
  const known = new Set([...surfaces, ...Object.keys(ownInk), ...marks, 'border']);
  const unknown = rolesOf('background(?:-color)?').filter((role) => !known.has(role));
  expect(unknown.map((role) => `${role}: name it in surfaces, ownInk or marks`)).toEqual([]);
});

it('keeps text readable on every surface, button, chosen tag, selection and avatar: 4.5', () => {
  const onOwn = Object.values(ownInk);
  const text = rolesOf('color').filter((role) => !onOwn.includes(role));
  expect(text).toEqual(expect.arrayContaining(['text', 'text-muted', 'accent', 'danger', 'star']));
  expect(short(text, surfaces, 4.5)).toEqual([]);
  expect(Object.entries(ownInk).flatMap(([back, front]) => short([front], [back], 4.5))).toEqual([]);
});

it('keeps borders of controls, their states, scrollbars and focus rings visible on every surface: 3', () => {
  const rings = [...styles.matchAll(/outline: 3px solid var\(--([\w-]+)\)/g)].map(([, role]) => role!);
  expect([...new Set(rings)]).toEqual(['accent']);
  const edges = rolesOf('border(?:-\\w+)?(?:-color)?').filter((role) => role !== 'border');
  expect(edges).toEqual(expect.arrayContaining(['border-strong', 'accent', 'danger']));
  const drawn = rolesOf('stroke').filter((role) => role !== 'border' && role !== 'surface');
  expect(short([...rings, ...edges, ...marks, ...drawn], surfaces, 3)).toEqual([]);
});

it('gives Bootstrap colours that go together', () => {
  const given = (setting: string) =>
    new RegExp(`^\\$${setting}: (?:role\\('|var\\(--)([\\w-]+)`, 'm').exec(styles)![1]!;
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
  const controls = ['pill', 'badge', 'layout-switch', 'members-list', 'toast-card'];
  const edged = (name: string) =>
    new RegExp(`^\\.${name} \\{[^{}]*border: 1px solid (?:var\\(--border-strong\\)|transparent)`, 'm');
  const weak = controls.filter((name) => !edged(name).test(styles));
  expect(weak.map((name) => `.${name}: give it border: 1px solid var(--border-strong)`)).toEqual([]);
});

/** `#fff`, `rgb(…)` and its like, and the commonest names. */
const rawColour =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\(|:.*\b(?:white|black|gr[ae]y|red)\b/i;

it('names a role wherever the styles need a colour', () => {
  expect(partials.length).toBeGreaterThan(15);
  const raw = partials.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => rawColour.test(line.replace(/\/\/.*/, '')))
      .map((line) => `${file}: use var(--…) of styles/tokens.json in “${line.trim()}”`),
  );
  expect(raw).toEqual([]);
});

it('names a class, never a colour, in a component', () => {
  const components = files.filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
  const raw = components.filter((file) => /['"`](?:#[\da-f]{3,8}\b|(?:rgb|hsl|oklch)a?\()/i.test(read(file)));
  expect(raw).toEqual([]);
});

it('B18 hides the marks of a list in the one way that leaves it a list in WebKit', () => {
  const hidesMarks = (file: string) => /list-style(-type)?: none/.test(read(file));
  expect(partials.filter(hidesMarks).map((file) => `${file}: write list-style: ''`)).toEqual([]);
});

it('D1 has one star in stars.json for each member', () => {
  expect(starColours).toEqual(Object.fromEntries(membersData.map(({ id, avatarColor }) => [id, avatarColor])));
});

const settings = require('../../.sassrc.cjs') as Options<'sync'>;
const shared = ['foundation', 'index'].map((name) => compile(path.join(__dirname, `${name}.scss`), settings).css);
/** Every style of the site, Bootstrap's included. */
const css = [...shared, ...files.filter((file) => file.endsWith('.css')).map(read)].join('\n');

it('gives all text one of ten sizes', () => {
  const sizes = new Set([...css.matchAll(/^\s*(--type-[\w-]+):/gm)].map(([, name]) => name!));
  expect(sizes.size).toBeLessThanOrEqual(10);
  const others = new Set([
    '112.5%', // Large screens, which all sizes follow,
    '125%',
    '82%', // and paper.
    '600 calc(var(--size) * 0.45)/1 var(--display)', // A letter where a portrait would be.
    'calc(var(--letter-size) * 0.072)', // Words within a drawing,
    '600 calc(var(--size) * 0.28)/1 var(--display)', // as large as it,
    'clamp(12px, 2.7cqi, 1rem)', // or as its circles.
    '0', // A mark without height.
  ]);
  const given = /(?<=[\s;{])(?:font|font-size|--bs-(?!body)[\w-]+-font-size):\s*([^;}]+)/g;
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  const strange = rules.flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(given)]
      .map(([, size]) => size!)
      .filter((size) => !others.has(size) && !/^inherit$|var\(--bs-[\w-]+\)/.test(size))
      .filter((size) => !sizes.has(/var\((--type-[\w-]+)\)/.exec(size)?.[1] ?? ''))
      // Drawings have units of their own.
      .filter((size) => !(/\b(?:text|tspan)$/m.test(selector.trim()) && /\d+px/.test(size)))
      .map((size) => `${selector.trim()}: use a size of styles/_properties.scss for “${size}”`),
  );
  expect(rules.length).toBeGreaterThan(1000);
  expect(strange).toEqual([]);
});

/** Where a file names classes: an attribute of HTML or JSX, also one of a condition, and scripts without React. */
const naming = /\bclass(?:Name)?=(?:"([^"]*)"|\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\})|classList\.\w+\(([^)]*)\)/g;

/** The names in a text, or in the strings of an expression; what is completed at run time ends with `$`. */
function namesIn(code: string): string[] {
  return [...code.matchAll(naming)].flatMap(([, text, expression = '', list = '']) => {
    const compared = /[!=]== '[^']*'/g;
    const strings = (expression + list).replaceAll(compared, '').matchAll(/(['"`])(.*?)\1/g);
    const texts = text === undefined ? [...strings].map(([, , string]) => string!) : [text];
    return texts
      .flatMap((one) => one.replaceAll(/\$\{[^}]*\}/g, '$').split(/\s+/))
      .filter((name) => /^[\w-]/.test(name));
  });
}

it('styles every class that the code names', () => {
  const selectors = css.replaceAll(/\{[^{}]*\}/g, '');
  const styled = [...new Set([...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!))];
  /** Of a name that is completed at run time, the beginning must be styled. */
  const isStyled = (name: string) =>
    name.includes('$') ? styled.some((one) => one.startsWith(name.split('$')[0]!)) : styled.includes(name);

  const named = files
    .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|^test\//.test(file))
    .flatMap((file) => namesIn(read(file)).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(200);
  const unstyled = named.filter(({ name }) => !isStyled(name));
  expect(unstyled.map(({ file, name }) => `${file}: style .${name} in a partial, or remove it`)).toEqual([]);
});
