import { readFileSync } from 'node:fs';
import { allChecks } from './allChecks';

it('U1, B11 the page about the command names all that it asks, in the order in which it prints', () => {
  const rows = readFileSync('docs/check-live.md', 'utf8').matchAll(/^\| ([^|]+) \| (?:ok|left out) \|/gm);
  expect([...rows].map(([, title]) => title)).toEqual(allChecks.map(({ title }) => title));
});
