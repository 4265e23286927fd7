/** @jest-environment node */
import { lessonsSlice, partRead } from './lessonsSlice';

const { reducer } = lessonsSlice;

it('B14 begins with nothing read', () => {
  expect(reducer(undefined, { type: 'x' })).toEqual({ readParts: [] });
});

it('B14 remembers each part that was read once, in the order of reading', () => {
  const parts = ['video3-scene', 'video9-scene', 'video3-scene'];
  const { readParts } = parts.map(partRead).reduce(reducer, { readParts: [] });
  expect(readParts).toEqual(['video3-scene', 'video9-scene']);
});
