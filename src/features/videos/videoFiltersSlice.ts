import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/hooks';
import { arrived } from '../../router/locationSlice';
import { filtersOf } from './filtersInAddress';

export type VideoLayout = 'grid' | 'list';

export interface VideoFilters {
  text: string;
  tags: string[];
}

interface VideoFiltersState extends VideoFilters {
  layout: VideoLayout;
  /** How many of the videos found are on the page at most. */
  shownCount: number;
  /** Whether the list of tags is unfolded; only phones fold it. */
  tagsOpen: boolean;
}

/** More at once would keep a phone waiting. */
export const pageSize = 60;

const initialState: VideoFiltersState = {
  text: '',
  tags: [],
  layout: 'grid',
  shownCount: pageSize,
  tagsOpen: false,
};

const videoFiltersSlice = createSlice({
  name: 'videoFilters',
  initialState,
  reducers: {
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      state.text = payload;
      state.shownCount = pageSize;
    },
    tagToggled: (state, { payload: tag }: PayloadAction<string>) => {
      if (state.tags.includes(tag)) state.tags = state.tags.filter((other) => other !== tag);
      else state.tags.push(tag);
      state.shownCount = pageSize;
    },
    filtersCleared: (state) => {
      state.text = '';
      state.tags = [];
      state.shownCount = pageSize;
    },
    layoutChosen: (state, { payload }: PayloadAction<VideoLayout>) => {
      state.layout = payload;
    },
    moreAsked: (state) => {
      state.shownCount += pageSize;
    },
    tagListToggled: (state) => {
      state.tagsOpen = !state.tagsOpen;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(arrived, (state, { payload }) => {
      const filters = filtersOf(payload);
      if (!filters) return;
      // What was typed before hydration is newer than the address that the page was loaded from.
      const text = (payload.arrival === 'load' && state.text) || filters.text;
      Object.assign(state, filters, { text, shownCount: pageSize });
    });
  },
});

export const { searchTyped, tagToggled, filtersCleared, layoutChosen, moreAsked, tagListToggled } =
  videoFiltersSlice.actions;
export const videoFiltersReducer = videoFiltersSlice.reducer;

export const selectFilters = (state: RootState): VideoFilters => state.videoFilters;
export const selectSearchText = (state: RootState) => state.videoFilters.text;
export const selectSelectedTags = (state: RootState) => state.videoFilters.tags;
export const selectLayout = (state: RootState) => state.videoFilters.layout;
export const selectShownCount = (state: RootState) => state.videoFilters.shownCount;
export const selectAreTagsOpen = (state: RootState) => state.videoFilters.tagsOpen;
export const selectIsFiltered = (state: RootState) =>
  state.videoFilters.text.trim() !== '' || state.videoFilters.tags.length > 0;
