import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate } from '../../../lib/store';
import { isOneOf } from '../../../lib/payload';
import {
  calls,
  oneMore,
  people,
  run,
  scene,
  unguarded,
  type Call,
  type Check,
  type Person,
  type Room,
  type Run,
  type Units,
} from './room';

export interface LastCall extends Omit<Run, 'room'> {
  call: Call;
  caller: Person;
  before: Room;
}

interface RoomState {
  room: Room;
  /** The checks that have a guard. */
  on: Record<Check, boolean>;
  /** Who walks next. */
  chosen: Person;
  /** From then on the checks stay as they are. */
  isPublished: boolean;
  /** In calls, by who paid; refused ones count, too. */
  fees: Units;
  last: LastCall | null;
  /** The check that has just got its guard; what it is to stop was not tried again yet. */
  guarded: Check | null;
  /** The holes through which something came. */
  found: Check[];
}

const initialState: RoomState = {
  ...scene,
  on: unguarded,
  chosen: 'stranger',
  isPublished: false,
  last: null,
  guarded: null,
  found: [],
};

export const roomSlice = createSlice({
  name: 'room',
  initialState,
  reducers: {
    personChosen: (state, { payload }: PayloadAction<Person>) => {
      if (isOneOf(people, payload)) state.chosen = payload;
    },
    contractCalled: (state, { payload }: PayloadAction<{ call: Call; caller: Person }>) => {
      const { call, caller } = Object(payload) as typeof payload;
      if (!isOneOf(calls, call) || !isOneOf(people, caller)) return;
      const { room, ...last } = run(state.room, state.on, call, caller);
      state.last = { ...last, call, caller, before: state.room };
      state.room = room;
      state.chosen = caller;
      state.guarded = null;
      state.fees = oneMore(state.fees, caller);
      state.found = [...new Set([...state.found, ...last.holes])];
    },
    /** Where somebody has just passed who should not have. In a draft all is then as before, so that the same can be tried again. */
    guardPlaced: (state) => {
      const { last, isPublished } = state;
      const hole = last?.holes[0];
      if (!last || !hole || isPublished) return;
      state.on[hole] = true;
      state.room = last.before;
      state.chosen = last.caller;
      state.guarded = hole;
      state.last = null;
    },
    /** Calls begin anew. */
    contractPublished: ({ on, found }) => ({ ...initialState, on, found, isPublished: true }),
    roomRestarted: () => initialState,
  },
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof roomSlice>> {}
}

export const { personChosen, contractCalled, guardPlaced, contractPublished, roomRestarted } = roomSlice.actions;
export const { selectSlice: selectRoom } = injectLate(roomSlice);

/** Whether the call was this one, and not refused. */
export const did = (last: LastCall, call: Call) => last.call === call && !last.refusedBy;

/** The coins of somebody: a fee for each call, and the deposits. A coin that was just taken out is still in a hand; nobody runs out. */
export function purseOf({ room, fees, last }: RoomState, person: Person) {
  const own = last?.caller === person ? last : null;
  const inHand = own && did(own, 'takeBack') ? 1 : 0;
  const spentNow = own ? (did(own, 'book') ? 2 : 1) : 0;
  const gone = fees[person] + room.putIn[person] - room.takenOut[person] + inHand;
  const all = Math.max(6, gone + 1);
  return { all, left: all - gone, spentNow };
}
