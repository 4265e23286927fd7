import { makeStore } from '../../../app/store';
import { fakeServices } from '../../../test/fakeServices';
import { checks, isBeginning, numberOf, scene, type Call, type Check, type Person } from './room';
import {
  contractCalled,
  contractPublished,
  guardPlaced,
  personChosen,
  purseOf,
  roomRestarted,
  selectRoom,
} from './roomSlice';

/** Once Ana has booked. */
const attacks: Record<Check, [Person, Call]> = {
  free: ['leo', 'book'],
  own: ['stranger', 'cancel'],
  paid: ['stranger', 'takeBack'],
  ended: ['ana', 'takeBack'],
};

/** The state after some calls, once some of the checks got their guard. */
function after(guarded: readonly Check[], ...called: [Person, Call][]) {
  const { dispatch, getState } = makeStore(fakeServices());
  const call = ([caller, what]: [Person, Call]) => void dispatch(contractCalled({ caller, call: what }));
  for (const check of guarded) {
    call(attacks[check]);
    dispatch(guardPlaced());
  }
  called.forEach(call);
  return { dispatch, state: () => selectRoom(getState()) };
}

const sum = (units: Record<Person, number>) => Object.values(units).reduce((all, one) => all + one);

it('B15 begins once Ana has booked and paid: every arch lets a stranger do an injustice', () => {
  const { room, fees, chosen } = after([]).state();
  expect({ fees, chosen }).toEqual({ fees: { ana: 1, leo: 0, stranger: 0 }, chosen: 'stranger' });
  expect(room).toMatchObject({ holder: 'ana', box: 1 });
  const holes = (['book', 'cancel', 'takeBack'] as const).map((call) => after([], ['stranger', call]).state().found);
  expect(holes).toEqual([['free'], ['own'], ['paid']]);
});

it.each(checks)('B15 lets an injustice through where the check "%s" has no guard', (check) => {
  const others = checks.filter((other) => other !== check);
  const { last } = after(others, attacks[check]).state();
  expect(last).toMatchObject({ refusedBy: null, holes: [check], before: { holder: 'ana' } });
  expect(last!.lines).not.toContain(check);
  expect(last!.lines.filter(isBeginning)).toEqual(last!.lines.slice(0, 1));
});

it.each(checks)(
  'B15 places the guard "%s" as if nothing had happened; then the same is refused, for a fee',
  (check) => {
    const [caller, call] = attacks[check];
    const placed = after([check]).state();
    expect(placed).toMatchObject({ room: scene.room, chosen: caller, guarded: check, last: null });
    const { last, room, fees, guarded } = after([check], [caller, call]).state();
    expect(last).toMatchObject({ refusedBy: check, holes: [] });
    expect(last!.lines.at(-1)).toBe(check);
    expect({ room, guarded }).toEqual({ room: scene.room, guarded: null });
    expect(fees[caller]).toBe(placed.fees[caller] + 1);
  },
);

it('B15 serves everybody who keeps to the rules, with every guard', () => {
  const { dispatch, state } = after(checks);
  dispatch(contractPublished());
  const refusedBy = (
    [
      ['ana', 'cancel'],
      ['leo', 'cancel'],
      ['ana', 'takeBack'],
      ['leo', 'book'],
    ] as const
  ).map(([caller, call]) => {
    dispatch(contractCalled({ caller, call }));
    return state().last!.refusedBy;
  });
  expect(refusedBy).toEqual([null, null, null, null]);
  const { room, fees, last } = state();
  expect(sum(fees)).toBe(5);
  expect(room).toMatchObject({ holder: 'leo', box: 1, putIn: { ana: 1, leo: 1 }, takenOut: { ana: 1, leo: 0 } });
  expect(last!.lines.map(numberOf)).toEqual([1, 2, 3, 4, 5]);
});

it('B15 gives nothing out of an empty box, whatever is guarded', () => {
  const { last } = after([], ['stranger', 'takeBack'], ['leo', 'takeBack']).state();
  expect(last).toMatchObject({ refusedBy: 'box', holes: [] });
});

it('B15 takes a coin for each call, refused or not, beside what is put in and taken out', () => {
  const left = (person: Person, guarded: Check[], ...called: [Person, Call][]) =>
    purseOf(after(guarded, ...called).state(), person).left;
  // She has paid for her booking, and put a deposit in.
  expect(left('ana', [])).toBe(4);
  expect(left('stranger', [], attacks.own)).toBe(5);
  expect(left('stranger', ['own'], attacks.own)).toBe(4);
  expect(left('leo', [], attacks.free)).toBe(4);
  // What was just taken out is still in a hand.
  expect(left('stranger', [], attacks.paid)).toBe(5);
  expect(left('stranger', [], attacks.paid, ['leo', 'cancel'])).toBe(6);
  expect(left('leo', [], ...Array.from({ length: 9 }, (): [Person, Call] => ['leo', 'cancel']))).toBe(1);
});

it('B15 places no guard where nobody passed who should not have', () => {
  const { dispatch, state } = after([], ['ana', 'cancel']);
  const before = state();
  dispatch(guardPlaced());
  expect(state()).toBe(before);
});

it('B15 publishes once: calls begin anew, no guard can be placed any more, until it all starts over', () => {
  const { dispatch, state } = after(['own'], attacks.free);
  dispatch(contractPublished());
  expect(state()).toMatchObject({ ...scene, isPublished: true, last: null, on: { own: true, free: false } });
  dispatch(contractCalled({ caller: 'leo', call: 'book' }));
  const passed = state();
  expect(passed.last!.holes).toEqual(['free']);
  dispatch(guardPlaced());
  expect(state()).toBe(passed);
  dispatch(personChosen('ana'));
  dispatch(roomRestarted());
  expect(state()).toEqual(after([]).state());
});
