import type { AppStartListening } from '../../lib/store';
import { plainPath } from '../../lib/paths';
import { isArrival } from '../../router/locationSlice';
import { followersDrawn } from './membersSlice';

const profileLoadingTime = 400;

/** A profile's followers are drawn on arrival: a moment after a link led there (M1), at once where the page was loaded (M4). */
export function startMembersListeners(startListening: AppStartListening): void {
  startListening({
    matcher: isArrival,
    effect: async ({ payload }, { dispatch, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      const [, page, id] = plainPath(payload.path).split('/');
      if (page !== 'profile' || !id) return;
      if (payload.arrival !== 'load') await delay(profileLoadingTime);
      dispatch(followersDrawn(id));
    },
  });
}
