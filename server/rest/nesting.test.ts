import { nesting } from './nesting';

it.each([
  ['7', 0],
  ['{}', 1],
  ['{"a":[[]],"b":{}}', 3],
  ['[[],[],[]]', 2],
  ['[{},{},{}]', 2],
  ['{"a":"[[[{{{"}', 1],
  ['{"a":"\\"[["}', 1],
  ['{"a":"\\\\","b":[]}', 2],
  [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 30_000],
])('B6 the brackets of %.40s are nested %i deep', (json, depth) => {
  expect(nesting(json)).toBe(depth);
});
