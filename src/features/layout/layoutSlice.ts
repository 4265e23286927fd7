import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MobileReason } from '../../lib/device';
import { arrived } from '../../router/locationSlice';

export interface Viewport {
  width: number;
  height: number;
}

const initialState = {
  /** Null until the browser has measured itself. */
  viewport: null as Viewport | null,
  mobileReasons: [] as MobileReason[],
  scrolled: false,
  menuOpen: false,
  membersOpen: false,
};

export const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    viewportMeasured: (state, { payload }: PayloadAction<{ viewport: Viewport; mobileReasons: MobileReason[] }>) => {
      if (!payload) return;
      state.viewport = payload.viewport;
      state.mobileReasons = payload.mobileReasons;
      if (payload.mobileReasons.length === 0) state.menuOpen = false;
    },
    pageScrolled: (state, { payload }: PayloadAction<boolean>) => {
      state.scrolled = payload ?? state.scrolled;
    },
    menuToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.menuOpen = payload ?? !state.menuOpen;
    },
    membersToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.membersOpen = payload ?? !state.membersOpen;
    },
    /** The debug overlay takes the place of the menu (N6); `debugSlice` opens it. */
    debugOpened: (state) => {
      state.menuOpen = false;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(arrived, (state) => {
      state.menuOpen = false;
      state.membersOpen = false;
    }),
  selectors: {
    selectViewport: ({ viewport }) => viewport,
    selectMobileReasons: ({ mobileReasons }) => mobileReasons,
    selectIsMobile: ({ mobileReasons }) => mobileReasons.length > 0,
    selectIsScrolled: ({ scrolled }) => scrolled,
    selectIsMenuOpen: ({ menuOpen }) => menuOpen,
    selectIsMembersOpen: ({ membersOpen }) => membersOpen,
  },
});

export const { viewportMeasured, pageScrolled, menuToggled, membersToggled, debugOpened } = layoutSlice.actions;
export const {
  selectViewport,
  selectMobileReasons,
  selectIsMobile,
  selectIsScrolled,
  selectIsMenuOpen,
  selectIsMembersOpen,
} = layoutSlice.selectors;
