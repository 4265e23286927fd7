import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { MobileReason } from '../../lib/device';
import { isOneOf, isString, isWithin, onlyFields, switched } from '../../lib/payload';
import { isArrival } from '../../router/locationSlice';

export interface Viewport {
  width: number;
  height: number;
}

interface Measured {
  viewport: Viewport;
  mobileReasons: MobileReason[];
}

const isSize = (size: unknown) => isWithin(0, 1e6, size);
const everyReason: MobileReason[] = ['narrow', 'userAgent', 'forced'];
const isReason = (reason: unknown) => isOneOf(everyReason, reason);

function isMeasured({ viewport, mobileReasons }: Partial<Measured>): boolean {
  return (
    isSize(viewport?.width) && isSize(viewport?.height) && Array.isArray(mobileReasons) && mobileReasons.every(isReason)
  );
}

const initialState = {
  /** Null until the browser has measured itself. */
  viewport: null as Viewport | null,
  mobileReasons: [] as MobileReason[],
  scrolled: false,
  menuOpen: false,
  membersOpen: false,
  /** What is unfolded, by the name of its `Details`. */
  openDetails: [] as string[],
};

export const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    viewportMeasured: (state, { payload }: PayloadAction<Measured>) => {
      if (!isMeasured(Object(payload) as Partial<Measured>)) return;
      state.viewport = onlyFields(payload.viewport, 'width', 'height');
      state.mobileReasons = payload.mobileReasons;
      if (payload.mobileReasons.length === 0) state.menuOpen = false;
    },
    pageScrolled: (state, { payload }: PayloadAction<boolean>) => {
      if (typeof payload === 'boolean') state.scrolled = payload;
    },
    menuToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.menuOpen = switched(state.menuOpen, payload);
    },
    membersToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.membersOpen = switched(state.membersOpen, payload);
    },
    detailsToggled: (state, { payload }: PayloadAction<{ id: string; isOpen: boolean }>) => {
      const { id, isOpen } = Object(payload) as Partial<typeof payload>;
      if (!isString(id) || typeof isOpen !== 'boolean') return;
      state.openDetails = [...state.openDetails.filter((one) => one !== id), ...(isOpen ? [id] : [])];
    },
    /** The debug overlay takes the place of the menu (N6); `debugSlice` opens it. */
    debugOpened: (state) => {
      state.menuOpen = false;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isArrival, (state) => {
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
    selectIsOpen: ({ openDetails }, id: string) => openDetails.includes(id),
  },
});

declare module '../../lib/store' {
  interface RootState extends WithSlice<typeof layoutSlice> {}
}

export const { viewportMeasured, pageScrolled, menuToggled, membersToggled, detailsToggled, debugOpened } =
  layoutSlice.actions;
export const {
  selectViewport,
  selectMobileReasons,
  selectIsMobile,
  selectIsScrolled,
  selectIsMenuOpen,
  selectIsMembersOpen,
  selectIsOpen,
} = layoutSlice.selectors;
