import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate } from '../../../lib/store';
import { isOneOf } from '../../../lib/payload';
import { calls, checks, people, run, type Call, type Check, type Person, type Room, type Run } from './room';

interface LastCall extends Omit<Run, 'room'> {
  call: Call;
  caller: Person;
  /** Who had the room before. */
  holder: Person | null;
}

interface RoomState {
  room: Room;
  on: Record<Check, boolean>;
  /** From then on the checks stay as they are. */
  isPublished: boolean;
  /** In calls, publishing included; refused ones count, too. */
  fees: number;
  refused: number;
  last: LastCall | null;
  /** The holes through which something came. */
  found: Check[];
}

const nobodyPaid = { ana: 0, leo: 0, stranger: 0 };
const unused = {
  room: { holder: null, box: 0, putIn: nobodyPaid, takenOut: nobodyPaid },
  fees: 0,
  refused: 0,
  last: null,
};

const initialState: RoomState = {
  ...unused,
  on: { free: false, own: false, paid: false, ended: false },
  isPublished: false,
  found: [],
};

export const roomSlice = createSlice({
  name: 'room',
  initialState,
  reducers: {
    contractCalled: (state, { payload }: PayloadAction<{ call: Call; caller: Person }>) => {
      const { call, caller } = Object(payload) as typeof payload;
      if (!isOneOf(calls, call) || !isOneOf(people, caller)) return;
      const { holder } = state.room;
      const { room, ...last } = run(state.room, state.on, call, caller);
      state.room = room;
      state.last = { ...last, call, caller, holder };
      state.fees += 1;
      if (last.refusedBy) state.refused += 1;
      state.found = [...new Set([...state.found, ...last.holes])];
    },
    checkSwitched: (state, { payload: check }: PayloadAction<Check>) => {
      if (state.isPublished || !isOneOf(checks, check)) return;
      state.on[check] = !state.on[check];
      // What it would have stopped is to be tried again.
      state.last = null;
    },
    /** Publishing is a call itself, and what was tried before it does not count. */
    contractPublished: (state) => ({ ...state, ...unused, isPublished: true, fees: 1 }),
    roomRestarted: ({ on }) => ({ ...initialState, on }),
  },
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof roomSlice>> {}
}

export const { contractCalled, checkSwitched, contractPublished, roomRestarted } = roomSlice.actions;
export const { selectSlice: selectRoom } = injectLate(roomSlice);
