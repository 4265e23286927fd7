/** @jest-environment node */
import { motionToggled, starfieldSlice } from './starfieldSlice';

const { reducer } = starfieldSlice;

it('B9 begins in motion, which the same press stops and starts again', () => {
  const start = reducer(undefined, { type: 'x' });
  expect(start).toEqual({ motionPaused: false });
  const stopped = reducer(start, motionToggled());
  expect(stopped).toEqual({ motionPaused: true });
  expect(reducer(stopped, motionToggled())).toEqual(start);
});
