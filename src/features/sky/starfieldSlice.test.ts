import { arriveAt } from '../../router/navigate';
import { motionToggled, selectIsMotionPaused, selectPressedStar, starfieldSlice, starPressed } from './starfieldSlice';

const { reducer } = starfieldSlice;
const start = reducer(undefined, { type: 'x' });

it('H4 stops the stars and lets them move again', () => {
  const isPaused = (times: number) =>
    selectIsMotionPaused({ starfield: Array.from({ length: times }, motionToggled).reduce(reducer, start) });
  expect([isPaused(0), isPaused(1), isPaused(2)]).toEqual([false, true, false]);
});

it('H2, B22 keeps which star was pressed until the visitor leaves home, in either language', () => {
  const pressed = reducer(start, starPressed('vega'));
  const after = (path: string) => selectPressedStar({ starfield: reducer(pressed, arriveAt(path, 'link', null)) });
  expect([after('/en'), after('/videos')]).toEqual(['vega', null]);
});
