import { calls, people, type Call, type LineName, type Person } from './room';

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

/** Through an arch to the plate, or to the box; or only to a guard, or to an empty box, and back. With the head of its arrow. */
export function wayOf(caller: Person, call: Call, refusedBy: LineName | null) {
  const x = placeOf(caller);
  const gate = gateOf(call);
  const start = `M${x} 213C${x} 203 ${gate} 211 ${gate} 172`;
  if (refusedBy) {
    const end = refusedBy === 'box' ? 102 : 162;
    // On the side of the guard.
    const side = refusedBy === 'paid' ? -1 : 1;
    const turn = `a10 10 0 0 ${side > 0 ? 1 : 0} ${20 * side} 0v9`;
    return {
      there: `${start}V${end}`,
      from: `M${gate} ${end}`,
      turn,
      head: `M${gate + 20 * side - 6} ${end + 2}l6 7 6-7`,
    };
  }
  if (call === 'book') return { there: `${start}V90Q${gate} 36 98 36`, head: 'M91 29l8 7-8 7' };
  return { there: `${start}V76`, head: `M${gate - 7} 83l7-8 7 8` };
}
