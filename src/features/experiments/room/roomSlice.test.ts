import { makeStore } from '../../../app/store';
import { fakeServices } from '../../../test/fakeServices';
import { checks, isBeginning, numberOf, type Call, type Check, type Person } from './room';
import { checkSwitched, contractCalled, contractPublished, roomRestarted, selectRoom } from './roomSlice';

/** The state after some calls with some of the checks on. */
function after(on: readonly Check[], ...called: [Person, Call][]) {
  const { dispatch, getState } = makeStore(fakeServices());
  for (const check of on) dispatch(checkSwitched(check));
  for (const [caller, call] of called) dispatch(contractCalled({ caller, call }));
  return { dispatch, state: () => selectRoom(getState()) };
}

/** Once Ana has booked. */
const attacks: Record<Check, [Person, Call]> = {
  free: ['leo', 'book'],
  own: ['stranger', 'cancel'],
  paid: ['stranger', 'takeBack'],
  ended: ['ana', 'takeBack'],
};

it.each(checks)('B15 lets an injustice through where the check "%s" is off', (check) => {
  const others = checks.filter((other) => other !== check);
  const { last, found, refused } = after(others, ['ana', 'book'], attacks[check]).state();
  expect({ found, refused }).toEqual({ found: [check], refused: 0 });
  expect(last).toMatchObject({ refusedBy: null, holes: [check], holder: 'ana' });
  expect(last!.lines).not.toContain(check);
  expect(last!.lines.filter(isBeginning)).toEqual(last!.lines.slice(0, 1));
});

it.each(checks)('B15 refuses it by the check "%s": nothing changes, and its fee is paid', (check) => {
  const { last, ...state } = after([check], ['ana', 'book'], attacks[check]).state();
  expect(last).toMatchObject({ refusedBy: check, holes: [] });
  expect(last!.lines.at(-1)).toBe(check);
  const { room } = after([], ['ana', 'book']).state();
  expect(state).toMatchObject({ fees: 2, refused: 1, found: [], room });
});

it('B15 serves everybody who keeps to the rules, with every check on', () => {
  const { room, refused, fees, last } = after(
    checks,
    ['leo', 'cancel'],
    ['ana', 'book'],
    ['ana', 'cancel'],
    ['ana', 'takeBack'],
    ['leo', 'book'],
  ).state();
  expect({ refused, fees }).toEqual({ refused: 0, fees: 5 });
  expect(room).toMatchObject({ holder: 'leo', box: 1, putIn: { ana: 1, leo: 1 }, takenOut: { ana: 1, leo: 0 } });
  expect(last!.lines.map(numberOf)).toEqual([1, 2, 3, 4, 5]);
});

it('B15 gives nothing out of an empty box, whatever is switched', () => {
  expect(after([], ['stranger', 'takeBack']).state().last).toMatchObject({ refusedBy: 'box', holes: [] });
});

it('B15 publishes once: calls begin anew, no check can be switched, and those that are on stay when it starts over', () => {
  const { dispatch, state } = after(['own'], ['ana', 'book'], attacks.free, ['ana', 'cancel']);
  dispatch(contractPublished());
  const published = state();
  expect(published).toMatchObject({ isPublished: true, fees: 1, refused: 0, last: null, found: ['free'] });
  expect(published.room).toMatchObject({ holder: null, box: 0 });
  dispatch(checkSwitched('free'));
  expect(state()).toBe(published);
  dispatch(roomRestarted());
  expect(state()).toEqual(after(['own']).state());
});
