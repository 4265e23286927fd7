import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LessonsState {
  /** The parts of lessons that were read to their end in this visit, as the page names them: `video3-limits`. */
  readParts: string[];
}

const initialState: LessonsState = { readParts: [] };

export const lessonsSlice = createSlice({
  name: 'lessons',
  initialState,
  reducers: {
    partRead: (state, { payload: part }: PayloadAction<string>) => {
      if (part && !state.readParts.includes(part)) state.readParts.push(part);
    },
  },
});

export const { partRead } = lessonsSlice.actions;
