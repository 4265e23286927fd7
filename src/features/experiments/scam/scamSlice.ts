import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { injectLate } from '../../../lib/store';
import { isOneOf } from '../../../lib/payload';

export const sentences = ['one', 'two', 'three'] as const;
export type Sentence = (typeof sentences)[number];

/** The messages in their order, each with the sentences that give it away, first the one that its explanation names: none in the genuine one. */
export const signals = {
  verify: ['two', 'three'],
  call: ['two', 'three'],
  gift: ['three', 'one'],
  support: ['one', 'two', 'three'],
  permission: ['two', 'three'],
  invest: ['two', 'one', 'three'],
  address: ['two'],
  booking: [],
} satisfies Record<string, Sentence[]>;

export type MessageId = keyof typeof signals;
export const messageIds = Object.keys(signals) as MessageId[];

export const isSignal = (id: MessageId, sentence: Sentence) => (signals[id] as Sentence[]).includes(sentence);

/** What the visitor did with a message. The last two are for a genuine one. */
export type Outcome = 'caught' | 'refused' | 'missed' | 'trusted' | 'declined';

interface ScamState {
  /** The place of the message on show; behind the last one there is the summary. */
  shown: number;
  /** The sentences of that message which the visitor has marked. */
  marked: Sentence[];
  /** One for each message that was decided, in their order. */
  outcomes: Outcome[];
}

const initialState: ScamState = { shown: 0, marked: [], outcomes: [] };

function outcomeOf(id: MessageId, wouldSign: boolean, marked: Sentence[]): Outcome {
  if (signals[id].length === 0) return wouldSign ? 'trusted' : 'declined';
  if (wouldSign) return 'missed';
  const [named] = signals[id];
  return named && marked.includes(named) ? 'caught' : 'refused';
}

export const scamSlice = createSlice({
  name: 'scam',
  initialState,
  reducers: {
    sentenceMarked: (state, { payload: sentence }: PayloadAction<Sentence>) => {
      if (!isOneOf(sentences, sentence) || state.outcomes.length > state.shown) return;
      const others = state.marked.filter((one) => one !== sentence);
      state.marked = others.length < state.marked.length ? others : [...others, sentence];
    },
    messageDecided: ({ shown, marked, outcomes }, { payload: wouldSign }: PayloadAction<boolean>) => {
      const id = messageIds[outcomes.length];
      if (id && typeof wouldSign === 'boolean' && outcomes.length === shown)
        outcomes.push(outcomeOf(id, wouldSign, marked));
    },
    nextMessageShown: (state) => {
      if (state.outcomes.length <= state.shown) return;
      state.shown += 1;
      state.marked = [];
    },
    scamRestarted: () => initialState,
  },
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof scamSlice>> {}
}

export const { sentenceMarked, messageDecided, nextMessageShown, scamRestarted } = scamSlice.actions;
export const { selectSlice: selectScam } = injectLate(scamSlice);
