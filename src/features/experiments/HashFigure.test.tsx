import { createHash } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import { HashFigure, starsOf } from './HashFigure';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

it('B15 draws a known hash by its bytes after the first two: five stars, one of them bright', () => {
  // SHA-256 of "abc", from FIPS 180-2: ba7816bf 8f01cfea 414140de 5dae2223 …
  expect(starsOf(hashOf('abc'))).toEqual([
    { x: 7.7, y: 26.5, radius: 2.25 },
    { x: 22, y: 7.1, radius: 2.25 },
    { x: 34.5, y: 30.9, radius: 2.25 },
    { x: 40.5, y: 13.6, radius: 7 },
    { x: 51, y: 29.6, radius: 2.25 },
  ]);
});

it('B15 draws the same text alike, and each of a thousand others in another way', () => {
  const drawn = (text: string) => JSON.stringify(starsOf(hashOf(text)));
  expect(drawn('Nova')).toBe(drawn('Nova'));
  expect(new Set(Array.from({ length: 1000 }, (_, index) => drawn(`Nova ${index}`))).size).toBe(1000);
});

it('B15 is heard as its first eight digits', () => {
  render(<HashFigure hash={hashOf('abc')} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('ba7816bf');
});
