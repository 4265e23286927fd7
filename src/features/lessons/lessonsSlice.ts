import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isWhole, isWithin, ownEntry } from '../../lib/payload';
import { readPlace } from './lessonIds';

interface LessonsState {
  /** The parts of lessons that were read to their end in this visit, as the page names them: `video3-limits`. */
  readParts: string[];
  /** The answers to checks in this visit, by check: `video3-checks-1`. One is judged only once the visitor commits to it. */
  answers: Record<string, { answer: number; isCommitted: boolean }>;
  /** From which check the visitor last came to a part: `video3-steps-2`. */
  askedBy: Record<string, string>;
}

const isPart = (id: unknown) => readPlace(id).part !== undefined;
const isCheck = (id: unknown) => {
  const { part, place } = readPlace(id);
  return part === 'checks' && Boolean(place);
};
const isAnswer = (answer: unknown) => isWithin(0, 2, answer);

const initialState: LessonsState = { readParts: [], answers: {}, askedBy: {} };

export const lessonsSlice = createSlice({
  name: 'lessons',
  initialState,
  reducers: {
    partRead: (state, { payload: part }: PayloadAction<string>) => {
      if (isPart(part) && !readPlace(part).place && !state.readParts.includes(part)) state.readParts.push(part);
    },
    answerChosen: (state, { payload }: PayloadAction<{ check: string; answer: number }>) => {
      if (!isWhole<typeof payload>(payload, { check: isCheck, answer: isAnswer })) return;
      state.answers[payload.check] = { answer: payload.answer, isCommitted: false };
    },
    answerCommitted: (state, { payload: check }: PayloadAction<string>) => {
      const given = ownEntry(state.answers, check);
      if (given) given.isCommitted = true;
    },
    partLookedUp: (state, { payload }: PayloadAction<{ check: string; part: string }>) => {
      if (isWhole<typeof payload>(payload, { check: isCheck, part: isPart }))
        state.askedBy[payload.part] = payload.check;
    },
  },
});

export const { partRead, answerChosen, answerCommitted, partLookedUp } = lessonsSlice.actions;
