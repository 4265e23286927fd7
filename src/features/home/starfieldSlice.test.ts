import { motionToggled, selectIsMotionPaused, starfieldSlice } from './starfieldSlice';

it('H4 stops the stars and lets them move again', () => {
  const isPaused = (times: number) =>
    selectIsMotionPaused({
      starfield: Array.from({ length: times }, motionToggled).reduce(starfieldSlice.reducer, { motionPaused: false }),
    });
  expect([isPaused(0), isPaused(1), isPaused(2)]).toEqual([false, true, false]);
});
