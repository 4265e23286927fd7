import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/hooks';
import { paths, plainPath } from '../../lib/paths';
import { arrived, queryChanged } from '../../router/locationSlice';
import { parseFilters, writeFilters } from './filterQuery';
import { filtersCleared, filtersRead, searchTyped, tagToggled } from './videoFiltersSlice';

const typingRestsAfter = 250;

/** The filters are also in the address: read on arrival, written once the typing rests (V1, V2). */
export function startVideoFiltersListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: arrived,
    effect: ({ payload }, { dispatch }) => {
      if (plainPath(payload.path) === paths.videos) dispatch(filtersRead(parseFilters(payload.query)));
    },
  });

  startListening({
    matcher: isAnyOf(searchTyped, tagToggled, filtersCleared),
    effect: async (_action, { dispatch, getState, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      await delay(typingRestsAfter);
      const { location, videoFilters } = getState();
      if (plainPath(location.path) !== paths.videos) return;
      dispatch(queryChanged(writeFilters(location.query, videoFilters)));
    },
  });
}
