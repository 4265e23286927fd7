import { membersData } from '../../members/membersData';
import { chartSize, placeOf } from '../chartPlaces';
import { videosData } from '../videosData';
import { distance, placeLessons } from './mapPlaces';

const vega = placeOf('vega')!;
const orion = placeOf('orion')!;

it('V5 keeps the lessons on the map apart from each other, clear of the stars and inside its frame', () => {
  const places = placeLessons(videosData).map(([, place]) => place);
  expect(places).toHaveLength(videosData.length);
  const all = [...places, ...membersData.map(({ id }) => placeOf(id)!)];
  const near = places.flatMap((one, index) => all.slice(index + 1).filter((other) => distance(one, other) < 46));
  expect(near).toEqual([]);
  const outside = places.filter(({ x, y }) => Math.min(x, y, chartSize.width - x, chartSize.height - y) < 25);
  expect(outside).toEqual([]);
});

it('V5 puts a lesson around the star of its author, on the line between two, and in the midst of three', () => {
  const lessons = [['vega'], ['vega', 'orion'], ['orion', 'vega'], ['izar', 'vega', 'lyra']].map((authorIds) => ({
    authorIds,
  }));
  const [alone, first, second, midst] = placeLessons(lessons).map(([, place]) => place);
  expect(distance(alone!, vega)).toBeCloseTo(48, 0);
  expect(distance(vega, first!) + distance(first!, orion)).toBeCloseTo(distance(vega, orion), 0);
  expect(distance(vega, first!)).toBeCloseTo(distance(second!, orion), 0);
  expect(midst!.x).toBeGreaterThan(placeOf('izar')!.x);
  expect(midst!.x).toBeLessThan(placeOf('lyra')!.x);
});
