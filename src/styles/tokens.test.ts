/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { membersData } from '../features/members/membersData';
import { stylesheet } from '../test/stylesheet';
import { colourOf } from './colourOf';
import stars from './stars.json';
import tokens from './tokens.json';

const source = path.join(__dirname, '..');
const partials = readdirSync(source, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.scss') && !file.endsWith('_tokens.scss'));
/** `#fff`, `rgb(…)` and its like, and the commonest names. */
const rawColour =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\(|:.*\b(?:white|black|gr[ae]y|red)\b/i;

it('B1 names a role wherever the styles need a colour', () => {
  expect(partials.length).toBeGreaterThan(15);
  const raw = partials.flatMap((file) =>
    readFileSync(path.join(source, file), 'utf8')
      .split('\n')
      .filter((line) => rawColour.test(line.replace(/\/\/.*/, '')))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(raw).toEqual([]);
});

it('B18 hides the marks of a list in the one way that leaves it a list in WebKit', () => {
  const hidesMarks = (file: string) => /list-style(-type)?: none/.test(readFileSync(path.join(source, file), 'utf8'));
  expect(partials.filter(hidesMarks)).toEqual([]);
});

it('B1 gives every role of every medium a colour of the palette', () => {
  const palette = Object.keys(tokens.palette);
  const named = Object.values(tokens.roles).flatMap((roles) => Object.values(roles));
  expect(named.filter((name) => !palette.includes(name))).toEqual([]);
  expect(palette.filter((name) => !named.includes(name))).toEqual([]);
  expect(Object.values({ ...tokens.palette, ...stars }).join('')).toMatch(/^(?:#[\dA-F]{6})+$/);
});

it('D1 has one star in stars.json for each member', () => {
  expect(stars).toEqual(Object.fromEntries(membersData.map(({ id, avatarColor }) => [id, avatarColor])));
});

it('B1 has the colours of the tokens in the stylesheet', () => {
  const css = stylesheet();
  expect(css).toContain(`--accent: ${colourOf('screen', 'accent')};`);
  expect(css).toContain(`--bs-btn-bg: ${colourOf('screen', 'accent')};`);
  for (const [id, colour] of Object.entries(stars)) expect(css).toContain(`.star-${id} {\n  --star: ${colour};`);
});
