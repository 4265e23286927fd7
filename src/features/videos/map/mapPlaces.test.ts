import { membersData } from '../../members/membersData';
import { chartSize, memberPlaces, placeOf } from '../chartPlaces';
import { videosData } from '../videosData';
import { clear, distance, placeLessons, type Point } from './mapPlaces';

const vega = placeOf('vega')!;
const orion = placeOf('orion')!;

const ids = membersData.map(({ id }) => id);
const isFree = (place: Point, others: Point[]) =>
  others.every((other) => distance(place, other) >= clear.between) &&
  Math.min(place.x, place.y, chartSize.width - place.x, chartSize.height - place.y) >= clear.edge;

it.each(ids)(
  'V5 keeps the lessons on the map apart, clear of the stars and inside its frame, also a next one by %s',
  (one) => {
    for (const two of ids) {
      for (const three of ids) {
        const next = { authorIds: [...new Set([one, two, three])] };
        const places = placeLessons([...videosData, next]).map(([, place]) => place);
        expect(places).toHaveLength(videosData.length + 1);
        const crowded = places.filter((place, index) => !isFree(place, [...places.slice(0, index), ...memberPlaces]));
        expect(crowded).toEqual([]);
      }
    }
  },
);

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
