/** @jest-environment node */
import { lessonsReducer, partRead } from './lessonsSlice';

it('B14 starts with nothing read', () => {
  expect(lessonsReducer(undefined, { type: 'start' })).toEqual({ readParts: [] });
});

it('B14 remembers each part that was read once, in the order of reading', () => {
  const parts = ['video3-scene', 'video9-scene', 'video3-scene'];
  const { readParts } = parts.map(partRead).reduce(lessonsReducer, { readParts: [] });
  expect(readParts).toEqual(['video3-scene', 'video9-scene']);
});
