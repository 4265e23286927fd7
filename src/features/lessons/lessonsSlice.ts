import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isString, isWithin, ownEntry } from '../../lib/payload';
import { isReadable, lessonIds, partId, partNames } from './lessonIds';

interface LessonsState {
  /** The parts of lessons that were read to their end in this visit, as the page names them: `video3-limits`. */
  readParts: string[];
  /** The answers to checks in this visit, by check: `video3-checks-1`. One is judged only once the visitor commits to it. */
  answers: Record<string, { answer: number; isCommitted: boolean }>;
  /** From which check the visitor last came to a part: `video3-steps-2`. */
  askedBy: Record<string, string>;
  /** The part in the middle of the window. */
  here: string | null;
}

const names = partNames.join('|');
const patterns = {
  part: new RegExp(`^\\w+-(${names})$`),
  check: /^\w+-checks-[1-9]$/,
  place: new RegExp(`^\\w+-(${names})(-[1-9])?$`),
};

/** Whether an id names such a thing of a lesson that there is. */
const isOf = (kind: keyof typeof patterns, id: unknown) =>
  isString(id) && patterns[kind].test(id) && isReadable(id.split('-')[0]!);

/** Read to its ending (B24), after which only the sources come. */
const isFinished = (readParts: string[], id: string) =>
  partNames.every((name) => name === 'sources' || readParts.includes(partId(id, name)));

const initialState: LessonsState = { readParts: [], answers: {}, askedBy: {}, here: null };

export const lessonsSlice = createSlice({
  name: 'lessons',
  initialState,
  reducers: {
    partRead: (state, { payload: part }: PayloadAction<string>) => {
      if (isOf('part', part) && !state.readParts.includes(part)) state.readParts.push(part);
    },
    partReached: (state, { payload: part }: PayloadAction<string>) => {
      if (isOf('part', part)) state.here = part;
    },
    answerChosen: (state, { payload }: PayloadAction<{ check: string; answer: number }>) => {
      const { check, answer } = Object(payload) as typeof payload;
      if (isOf('check', check) && isWithin(0, 2, answer)) state.answers[check] = { answer, isCommitted: false };
    },
    answerCommitted: (state, { payload: check }: PayloadAction<string>) => {
      const given = ownEntry(state.answers, check);
      if (given) given.isCommitted = true;
    },
    partLookedUp: (state, { payload }: PayloadAction<{ check: string; part: string }>) => {
      const { check, part } = Object(payload) as typeof payload;
      if (isOf('check', check) && isOf('place', part)) state.askedBy[part] = check;
    },
  },
  selectors: {
    selectReadParts: ({ readParts }) => readParts,
    selectPartInSight: ({ here }) => here,
    selectAnswer: ({ answers }, check: string) => ownEntry(answers, check),
    /** From which check the visitor last came to that part. */
    selectAskedBy: ({ askedBy }, part: string) => ownEntry(askedBy, part),
    selectIsFinished: ({ readParts }, id: string) => isFinished(readParts, id),
    /** The first lesson of the path that was not finished in this visit; after all of them the first again. */
    selectLessonToRead: ({ readParts }) => lessonIds.find((id) => !isFinished(readParts, id)) ?? lessonIds[0],
  },
});

declare module '../../lib/store' {
  interface RootState extends WithSlice<typeof lessonsSlice> {}
}

export const { selectReadParts, selectPartInSight, selectAnswer, selectAskedBy, selectIsFinished, selectLessonToRead } =
  lessonsSlice.selectors;
export const { partRead, partReached, answerChosen, answerCommitted, partLookedUp } = lessonsSlice.actions;
