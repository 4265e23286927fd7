import { makeStore } from '../../../app/store';
import { arriveAt } from '../../../router/navigate';
import { fakeServices } from '../../../test/fakeServices';
import { factToggled, look, personChanged, selectSight } from './sightSlice';
import { birthdayOf, countAlone, facts, town, matchingPlaces } from './town';

const size = { width: 1280, height: 800 };
const read = { timeZone: 'Europe/Madrid', languages: ['es'], screen: size, window: size, fonts: null };

function start() {
  const { dispatch, getState } = makeStore(fakeServices({ readBrowser: (() => read) as never }));
  dispatch(arriveAt('/en/video/video5', 'load', null));
  return { dispatch, sight: () => selectSight(getState()) };
}

it('B15 reads the browser when it is asked to, and forgets it with the page alone', () => {
  const { dispatch, sight } = start();
  expect(sight()).toEqual({ browserFacts: null, known: [], person: 5061, isTried: false });
  dispatch(look());
  dispatch(arriveAt('/video/video5', 'link', null));
  expect(sight().browserFacts).toEqual(read);
  dispatch(arriveAt('/video/video6', 'link', null));
  expect(sight().browserFacts).toBeNull();
});

it('B15 knows facts in their order, each switched by itself', () => {
  const { dispatch, sight } = start();
  dispatch(factToggled('day'));
  dispatch(factToggled('postcode'));
  expect(sight().known).toEqual(['postcode', 'day']);
  dispatch(factToggled('day'));
  expect(sight().known).toEqual(['postcode']);
});

it('B15 remembers that somebody was the only one who fits', () => {
  const { dispatch, sight } = start();
  for (const fact of facts) {
    expect(sight().isTried).toBe(false);
    dispatch(factToggled(fact));
  }
  dispatch(factToggled('year'));
  expect(sight().isTried).toBe(true);
});

it('B15 goes from one person to another', () => {
  const { dispatch, sight } = start();
  dispatch(personChanged());
  expect(sight().person).toBe(5061 + 617);
});

it('B15 invents the same town every time, of which fewer fit with each fact', () => {
  expect(town.slice(0, 3)).toEqual([
    { postcode: 2, sex: 'man', year: 1937, day: 355 },
    { postcode: 4, sex: 'man', year: 1940, day: 228 },
    { postcode: 1, sex: 'woman', year: 1946, day: 133 },
  ]);
  const known = facts.map((_fact, index) => facts.slice(0, index + 1));
  expect([[], ...known].map((some) => matchingPlaces(some, 5061).length)).toEqual([10_000, 1_991, 954, 12, 1]);
  expect(matchingPlaces(facts, 5061)).toEqual([5061]);
});

it('B15 counts who can be mistaken for nobody', () => {
  expect([countAlone([]), countAlone(['year']), countAlone(facts)]).toEqual([0, 0, 9_642]);
});

it('B15 names birthdays as in a year without a leap day', () => {
  expect([birthdayOf(0, 'en'), birthdayOf(59, 'es')]).toEqual(['January 1', '1 de marzo']);
});
