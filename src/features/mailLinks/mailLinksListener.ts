import type { AppStartListening, AppThunk } from '../../lib/store';
import { paths } from '../../lib/paths';
import { arrived, selectPlainPath } from '../../router/locationSlice';

/** What came of a mail's link before. The code for it comes with the page of the link. */
export function showMailOutcome(): AppThunk {
  return async (dispatch, getState) => {
    const path = selectPlainPath(getState());
    if (path !== paths.confirm && path !== paths.leave) return;
    const { findMailOutcome } = await import('./mailLinksSlice');
    dispatch(findMailOutcome());
  };
}

/** Not for a load: hydration must find the page as the build made it. */
export function startMailLinksListener(startListening: AppStartListening): void {
  startListening({
    actionCreator: arrived,
    effect: async ({ payload }, { dispatch }) => {
      if (payload?.arrival !== 'load') await dispatch(showMailOutcome());
    },
  });
}
