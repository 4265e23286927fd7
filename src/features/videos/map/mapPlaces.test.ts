import { membersData } from '../../members/membersData';
import { chartSize, memberPlaces, placeOf } from '../../members/chart';
import { videosData } from '../videosData';
import { videosSlice } from '../videosSlice';
import { clear, distance, nameAngle, onOrbit, placeLessons, selectLessonPlaces, type Point } from './mapPlaces';

const vega = placeOf('vega')!;
const orion = placeOf('orion')!;

const ids = membersData.map(({ id }) => id);
const isFree = (place: Point, others: Point[]) =>
  others.every((other) => distance(place, other) >= clear.between) &&
  Math.min(place.x, place.y, chartSize.width - place.x, chartSize.height - place.y) >= clear.edge;
const crowdedOf = (places: Point[]) =>
  places.filter((place, index) => !isFree(place, [...places.slice(0, index), ...memberPlaces]));

it.each(ids)(
  'V5 keeps the lessons on the map apart, clear of the stars and inside its frame, also a next one by %s',
  (one) => {
    for (const two of ids) {
      for (const three of ids) {
        const next = { authorIds: [...new Set([one, two, three])] };
        const places = placeLessons([...videosData, next]).map(([, place]) => place);
        expect(places).toHaveLength(videosData.length + 1);
        expect(crowdedOf(places)).toEqual([]);
      }
    }
  },
);

it.each(ids)('V5 has room inside the frame for twelve lessons of %s alone', (id) => {
  const places = placeLessons(Array.from({ length: 12 }, () => ({ authorIds: [id] }))).map(([, place]) => place);
  expect(crowdedOf(places)).toEqual([]);
});

it('V5 spreads the lessons of one member to both sides of their direction, clockwise', () => {
  const places = placeLessons([1, 2].map(() => ({ authorIds: ['vega'] }))).map(([, place]) => place);
  expect(places).toEqual([onOrbit(vega, 170), onOrbit(vega, 230)]);
  expect(onOrbit({ x: 0, y: 0 }, 30, 100)).toEqual({ x: 86.6, y: 50 });
});

it('V5 says on which side of a star its name stands, and places the videos of the store', () => {
  expect([nameAngle('nova'), nameAngle('atlas')]).toEqual([145, 0]);
  expect(selectLessonPlaces({ videos: videosSlice.getInitialState() })).toEqual(placeLessons(videosData));
});

it('V5 puts a lesson around the star of its author, on the line between two, and in the midst of three', () => {
  const lessons = [['vega'], ['vega', 'orion'], ['orion', 'vega'], ['izar', 'vega', 'lyra']].map((authorIds) => ({
    authorIds,
  }));
  const [alone, first, second, midst] = placeLessons(lessons).map(([, place]) => place);
  expect(distance(alone!, vega)).toBeCloseTo(48, 0);
  expect(distance(vega, first!) + distance(first!, orion)).toBeCloseTo(distance(vega, orion), 0);
  expect(distance(vega, first!)).toBeCloseTo(distance(second!, orion), 0);
  const [izar, lyra] = [placeOf('izar')!, placeOf('lyra')!];
  const fromLine = (one: Point, other: Point) =>
    Math.abs((other.x - one.x) * (one.y - midst!.y) - (one.x - midst!.x) * (other.y - one.y)) / distance(one, other);
  expect(fromLine(izar, vega)).toBeCloseTo(fromLine(vega, lyra), 0);
  expect(fromLine(izar, vega)).toBeCloseTo(fromLine(lyra, izar), 0);
});
