import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { LessonId } from '../lessons/lessonIds';

export interface Audience {
  id: 'boomers' | 'between' | 'millennials' | 'genZ' | 'developers' | 'investors' | 'creators';
  /** The member who speaks to it. */
  voice: string;
  /** What it can read today. */
  lesson: LessonId;
}

/** For whom the site is, and where each begins (B23). */
export const audiences: Audience[] = [
  { id: 'boomers', voice: 'orion', lesson: 'video6' },
  { id: 'between', voice: 'vega', lesson: 'video1' },
  { id: 'millennials', voice: 'mira', lesson: 'video7' },
  { id: 'genZ', voice: 'nova', lesson: 'video8' },
  { id: 'developers', voice: 'izar', lesson: 'video9' },
  { id: 'investors', voice: 'atlas', lesson: 'video10' },
  { id: 'creators', voice: 'lyra', lesson: 'video18' },
];

/** An audience, or the path for those who know nothing. */
export type Beginning = Audience['id'] | 'path';

interface BeginState {
  chosen: Beginning | null;
}

const initialState: BeginState = { chosen: null };

export const beginSlice = createSlice({
  name: 'begin',
  initialState,
  reducers: {
    beginningToggled: (state, { payload: id }: PayloadAction<Beginning>) => {
      if (id === 'path' || audiences.some((audience) => audience.id === id))
        state.chosen = state.chosen === id ? null : id;
    },
  },
  selectors: { selectBeginning: ({ chosen }) => chosen },
});

declare module '../../lib/store' {
  interface RootState extends WithSlice<typeof beginSlice> {}
}

export const { beginningToggled } = beginSlice.actions;
export const { selectBeginning } = beginSlice.selectors;
