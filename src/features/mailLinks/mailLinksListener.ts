import type { AppStartListening } from '../../lib/store';
import { arrived } from '../../router/locationSlice';
import { findMailOutcome } from './mailLinksSlice';

/** Not for a load: hydration must find the page as the build made it. */
export function startMailLinksListener(startListening: AppStartListening): void {
  startListening({
    actionCreator: arrived,
    effect: ({ payload }, { dispatch }) => {
      if (payload?.arrival !== 'load') dispatch(findMailOutcome());
    },
  });
}
