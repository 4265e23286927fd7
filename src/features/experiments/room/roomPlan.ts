import { callOf, calls, checksOf, isCheck, people, type Call, type Check, type Person } from './room';
import { did, type LastCall } from './roomSlice';

/** The middle of an arch, and of the person below it. */
const columns = [60, 180, 300];
export const gateOf = (call: Call) => columns[calls.indexOf(call)]!;
export const placeOf = (person: Person) => columns[people.indexOf(person)]!;

export const stars: Record<Person, string> = { ana: 'star-orion', leo: 'star-lyra', stranger: 'star-guest' };

/** What tells people apart without a colour: a bun, headphones, a hat. */
export const looks: Record<Person, string> = {
  ana: 'M-6-15a6 6 0 0 1 12 0a6 6 0 0 1-12 0',
  leo: 'M-17 0a17 17 0 0 1 34 0h-3a14 14 0 0 0-28 0zM-18-2h6v11h-6zM12-2h6v11h-6z',
  stranger: 'M-19-7h38v5h-38zM-11-7l2-10h18l2 10z',
};

/** The middle of the place for a guard. */
export function postOf(check: Check) {
  const call = callOf(check);
  const checks = checksOf(call);
  return gateOf(call) + 40 * (checks.indexOf(check) - (checks.length - 1) / 2);
}

/** The place of a unit in the box. */
export const unitAt = (index: number) => ({ cx: 294 + 18 * (index % 3), cy: 53 - 16 * Math.floor(index / 3) });

/** Of an arch, from its middle: where a coin drops in. */
export const slot = { x: 53, y: 141 };

/** Past the word of an arch, through the place without a guard, to the plate; or only to a guard, or to an empty box, and back. */
export function wayOf(last: LastCall, box: number) {
  const { call, caller, refusedBy, holes } = last;
  const gate = gateOf(call);
  const isTakenOut = did(last, 'takeBack');
  // To a hand, which the unit lies in.
  const x = placeOf(caller) - (isTakenOut ? 34 : 0);
  const door = gate + 36;
  const turn = door > x ? 7 : -7;
  const start = `M${x} ${isTakenOut ? 224 : 212}V212q0-7 ${turn}-7H${door - turn}q${turn} 0 ${turn}-7V172`;
  if (refusedBy && isCheck(refusedBy)) {
    const post = postOf(refusedBy);
    return {
      there: `${start}C${door} 158 ${post + 10} 164 ${post} 154`,
      back: `M${post} 154c-6 4-14 2-14 14`,
      head: `M${post - 20} 162l6 7 6-7`,
    };
  }
  const post = holes[0] ? postOf(holes[0]) : gate;
  const through = `${start}C${door} 152 ${post} 160 ${post} 134`;
  if (refusedBy)
    return { there: `${through}V104`, back: `M${post} 104a9 9 0 0 0-18 0v8`, head: `M${post - 24} 107l6 7 6-7` };
  if (call === 'book') return { there: `${through}V90Q${gate} 36 98 36`, head: 'M91 29l8 7-8 7' };
  if (call === 'cancel') return { there: `${through}V76`, head: `M${gate - 7} 83l7-8 7 8` };
  const { cx, cy } = unitAt(box);
  return { there: `${through}V100C${post} 80 ${cx} 88 ${cx} ${cy + 8}`, head: `M${x - 6} 219l6 7 6-7` };
}
