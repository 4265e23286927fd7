import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isOneOf, isString, switched } from '../../lib/payload';
import { injectLate } from '../../lib/store';
import { isArrival } from '../../router/locationSlice';
import { selectViewport } from '../layout/layoutSlice';
import { filtersOf, isMark, type VideoFilters } from './filtersInAddress';
import { videosData } from './videosData';

/** How cards are laid out; the map has them as a list. */
export type CardLayout = 'grid' | 'list';
export type VideoLayout = CardLayout | 'map';
const layouts: VideoLayout[] = ['grid', 'list', 'map'];

/** Narrower, an unchosen layout is the list; `videoCard.scss` draws it so before the browser has measured itself. */
const listBelow = 576;

const initialState = {
  text: '',
  tags: [] as string[],
  /** Null until somebody chooses: the width decides then. */
  layout: null as VideoLayout | null,
  /** Whether the list of tags is unfolded; only phones fold it. */
  tagsOpen: false,
};

const isTag = (tag: string) => isMark(tag) || videosData.some(({ tags }) => tags.includes(tag));

export const videoFiltersSlice = createSlice({
  name: 'videoFilters',
  initialState,
  reducers: {
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      if (isString(payload)) state.text = payload;
    },
    tagToggled: (state, { payload: tag }: PayloadAction<string>) => {
      const others = state.tags.filter((other) => other !== tag);
      const isChosen = others.length < state.tags.length;
      // An address may have chosen an unknown one, which can be taken away.
      if (!isChosen && !isTag(tag)) return;
      state.tags = isChosen ? others : [...others, tag];
    },
    /** A tag in place of the words that were typed for it (B25). */
    offerTaken: (state, { payload: tag }: PayloadAction<string>) => {
      if (!isTag(tag)) return;
      state.text = '';
      if (!state.tags.includes(tag)) state.tags.push(tag);
    },
    filtersCleared: (state) => {
      state.text = '';
      state.tags = [];
    },
    layoutChosen: (state, { payload }: PayloadAction<VideoLayout>) => {
      if (isOneOf(layouts, payload)) state.layout = payload;
    },
    tagListToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.tagsOpen = switched(state.tagsOpen, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArrival, (state, { payload }) => {
      const filters = filtersOf(payload);
      if (!filters) return;
      // What was typed before hydration is newer than the address that the page was loaded from.
      const text = (payload.arrival === 'load' && state.text) || filters.text;
      Object.assign(state, { text, tags: filters.tags });
    });
  },
  selectors: {
    selectFilters: createSelector(
      [({ text }: VideoFilters) => text, ({ tags }: VideoFilters) => tags],
      (text, tags): VideoFilters => ({ text, tags }),
    ),
    selectSearchText: ({ text }) => text,
    selectSelectedTags: ({ tags }) => tags,
    selectLayout: ({ layout }) => layout,
    selectAreTagsOpen: ({ tagsOpen }) => tagsOpen,
    selectIsFiltered: ({ text, tags }) => text.trim() !== '' || tags.length > 0,
  },
});

declare module '../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof videoFiltersSlice>> {}
}

export const { searchTyped, tagToggled, offerTaken, filtersCleared, layoutChosen, tagListToggled } =
  videoFiltersSlice.actions;
export const {
  selectFilters,
  selectSearchText,
  selectSelectedTags,
  selectLayout,
  selectAreTagsOpen,
  selectIsFiltered,
} = injectLate(videoFiltersSlice).selectors;

/** The layout that is seen; null while only the styles know. */
export const selectLayoutSeen = createSelector([selectLayout, selectViewport], (chosen, viewport) => {
  if (chosen || !viewport) return chosen;
  return viewport.width < listBelow ? 'list' : 'grid';
});
