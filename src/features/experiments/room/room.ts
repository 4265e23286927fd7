export const people = ['ana', 'leo', 'stranger'] as const;
export type Person = (typeof people)[number];

export const calls = ['book', 'cancel', 'takeBack'] as const;
export type Call = (typeof calls)[number];

/** The lines that are missing until their guard is placed. */
export const checks = ['free', 'own', 'paid', 'ended'] as const;
export type Check = (typeof checks)[number];

export type Units = Record<Person, number>;

export interface Room {
  holder: Person | null;
  /** In units, as the next two. */
  box: number;
  putIn: Units;
  takenOut: Units;
}

type Line = {
  call: Call;
  refuses?: (room: Room, caller: Person) => boolean;
  does?: (room: Room, caller: Person) => Partial<Room>;
};

export const oneMore = (units: Units, caller: Person): Units => ({ ...units, [caller]: units[caller] + 1 });

/** The contract: its lines in order, by the names of their texts. */
const contract = {
  onBook: { call: 'book' },
  free: { call: 'book', refuses: ({ holder }) => holder !== null },
  pay: { call: 'book', does: ({ box }) => ({ box: box + 1 }) },
  notePaid: { call: 'book', does: ({ putIn }, caller) => ({ putIn: oneMore(putIn, caller) }) },
  give: { call: 'book', does: (_room, caller) => ({ holder: caller }) },
  onCancel: { call: 'cancel' },
  own: { call: 'cancel', refuses: ({ holder }, caller) => holder !== null && holder !== caller },
  empty: { call: 'cancel', does: () => ({ holder: null }) },
  onTakeBack: { call: 'takeBack' },
  paid: { call: 'takeBack', refuses: ({ putIn, takenOut }, caller) => putIn[caller] <= takenOut[caller] },
  ended: { call: 'takeBack', refuses: ({ holder }, caller) => holder === caller },
  box: { call: 'takeBack', refuses: ({ box }) => box === 0 },
  payBack: { call: 'takeBack', does: ({ box }) => ({ box: box - 1 }) },
  noteTaken: { call: 'takeBack', does: ({ takenOut }, caller) => ({ takenOut: oneMore(takenOut, caller) }) },
} satisfies Record<string, Line>;

export type LineName = keyof typeof contract;
export const lineNames = Object.keys(contract) as LineName[];
export const numberOf = (name: LineName) => lineNames.indexOf(name) + 1;

export const callOf = (name: LineName): Call => contract[name].call;
export const checksOf = (call: Call) => checks.filter((check) => callOf(check) === call);

export const isCheck = (name: LineName): name is Check => (checks as readonly string[]).includes(name);
export const isBeginning = (name: LineName) => name.startsWith('on');

export interface Run {
  room: Room;
  /** The lines that were executed, the refusing one the last. */
  lines: LineName[];
  refusedBy: LineName | null;
  /** The missing checks that would have refused what was let through. */
  holes: Check[];
}

/** Executes what is written for a call. Once a line refuses, all is as before. */
export function run(room: Room, on: Record<Check, boolean>, call: Call, caller: Person): Run {
  const lines: LineName[] = [];
  const holes: Check[] = [];
  const after = { ...room };
  for (const name of lineNames) {
    const line: Line = contract[name];
    if (line.call !== call) continue;
    const refuses = line.refuses?.(room, caller) ?? false;
    if (isCheck(name) && !on[name]) {
      if (refuses) holes.push(name);
      continue;
    }
    lines.push(name);
    if (refuses) return { room, lines, refusedBy: name, holes: [] };
    Object.assign(after, line.does?.(after, caller));
  }
  return { room: after, lines, refusedBy: null, holes };
}

export const unguarded: Record<Check, boolean> = { free: false, own: false, paid: false, ended: false };
const noUnits: Units = { ana: 0, leo: 0, stranger: 0 };
const unused: Room = { holder: null, box: 0, putIn: noUnits, takenOut: noUnits };

/** The first scene: Ana has booked, and paid her fee. */
export const scene = { room: run(unused, unguarded, 'book', 'ana').room, fees: oneMore(noUnits, 'ana') };
