import { sitePath } from './sitePath';

it.each([
  ['/', []],
  ['/videos', ['videos']],
  ['/videos/', ['videos']],
  ['/images/two%20words.svg', ['images', 'two words.svg']],
  ['/videos/_draft', ['videos', '_draft']],
  ['/.well-known/security.txt', ['.well-known', 'security.txt']],
])('R3 the path %s names %j', (path, segments) => {
  expect(sitePath(path)).toEqual(segments);
});

it.each([
  '//x',
  '/videos//x',
  '/..',
  '/a/..%2fb',
  '/a/.hidden',
  '/a/.well-known',
  '/_headers',
  '/a%5cb',
  '/a%00b',
  '/a:b',
  '/C:%5cb',
  '/%',
])('R8 the path %s names nothing', (path) => {
  expect(sitePath(path)).toBeUndefined();
});

it('R8 B6 a path of more than a thousand characters is not decoded', () => {
  const path = (length: number) => `/${'a'.repeat(length - 1)}`;
  expect(sitePath(path(1000))).toEqual(['a'.repeat(999)]);
  expect(sitePath(path(1001))).toBeUndefined();
});
