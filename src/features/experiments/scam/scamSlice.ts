import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate } from '../../../lib/store';

/** What gives a message away: that there is no time to think, and what it wants. */
export const signs = ['haste', 'wants'] as const;
export type Sign = (typeof signs)[number];

interface Message {
  looks: 'sms' | 'call' | 'page' | 'form' | 'sheet' | 'mail';
  /** None in the genuine one. */
  signs: readonly Sign[];
}

/** The messages in their order, in sets of four. */
export const messages = {
  verify: { looks: 'sms', signs },
  call: { looks: 'call', signs },
  invest: { looks: 'page', signs },
  booking: { looks: 'sheet', signs: [] },
  address: { looks: 'mail', signs },
  gift: { looks: 'form', signs },
  support: { looks: 'sms', signs: ['wants'] },
  permission: { looks: 'sheet', signs: ['wants'] },
} satisfies Record<string, Message>;

export type MessageId = keyof typeof messages;
export const messageIds = Object.keys(messages) as MessageId[];
export const setSize = 4;

export const hasSign = (id: MessageId, sign: Sign) => (messages[id].signs as readonly Sign[]).includes(sign);

/** What the visitor did with a message. The last two are for a genuine one. */
export type Outcome = 'stopped' | 'missed' | 'trusted' | 'declined';

interface ScamState {
  /** The place of the message on show. */
  shown: number;
  /** Whether the visitor would go ahead, for each message that was decided. */
  decisions: boolean[];
}

const initialState: ScamState = { shown: 0, decisions: [] };

/** What came of a message, by default the one on show; undefined until it is decided. */
export function outcomeOf({ shown, decisions }: ScamState, place = shown): Outcome | undefined {
  const goesAhead = decisions[place];
  if (goesAhead === undefined) return undefined;
  if (messages[messageIds[place]!].signs.length > 0) return goesAhead ? 'missed' : 'stopped';
  return goesAhead ? 'trusted' : 'declined';
}

export const scamSlice = createSlice({
  name: 'scam',
  initialState,
  reducers: {
    messageDecided: ({ shown, decisions }, { payload: goesAhead }: PayloadAction<boolean>) => {
      if (typeof goesAhead === 'boolean' && decisions.length === shown) decisions.push(goesAhead);
    },
    nextMessageShown: (state) => {
      const next = state.shown + 1;
      if (state.decisions.length === next && next < messageIds.length) state.shown = next;
    },
    scamRestarted: () => initialState,
  },
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof scamSlice>> {}
}

export const { messageDecided, nextMessageShown, scamRestarted } = scamSlice.actions;
export const { selectSlice: selectScam } = injectLate(scamSlice);
