import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isWithin, ownEntry, validFields } from '../../lib/payload';
import { readPlace } from './lessonPlaces';

interface LessonsState {
  /** The parts of lessons that were read to their end in this visit, as the page names them: `video3-limits`. */
  readParts: string[];
  /** The answers to checks in this visit, by check: `video3-checks-1`. One is judged only once the visitor commits to it. */
  answers: Record<string, { answer: number; isCommitted: boolean }>;
  /** From which check the visitor last came to a part: `video3-steps-2`. */
  askedBy: Record<string, string>;
}

const isCheck = (id: unknown) => {
  const place = readPlace(id);
  return place?.part === 'checks' && !place.isWhole;
};
const isAnswer = (answer: unknown) => isWithin(0, 2, answer);

const initialState: LessonsState = { readParts: [], answers: {}, askedBy: {} };

export const lessonsSlice = createSlice({
  name: 'lessons',
  initialState,
  reducers: {
    partRead: (state, { payload: part }: PayloadAction<string>) => {
      if (readPlace(part)?.isWhole && !state.readParts.includes(part)) state.readParts.push(part);
    },
    answerChosen: (state, { payload }: PayloadAction<{ check: string; answer: number }>) => {
      const { check, answer } = validFields<typeof payload>(payload, { check: isCheck, answer: isAnswer });
      if (check && answer !== undefined) state.answers[check] = { answer, isCommitted: false };
    },
    answerCommitted: (state, { payload: check }: PayloadAction<string>) => {
      const given = ownEntry(state.answers, check);
      if (given) given.isCommitted = true;
    },
    partLookedUp: (state, { payload }: PayloadAction<{ check: string; part: string }>) => {
      const { check, part } = validFields<typeof payload>(payload, { check: isCheck, part: (id) => !!readPlace(id) });
      if (check && part) state.askedBy[part] = check;
    },
  },
});

export const { partRead, answerChosen, answerCommitted, partLookedUp } = lessonsSlice.actions;
