import { badgeVisibilitySet } from '../../features/debug/debugSlice';
import { queryChanged, selectQuery } from '../../router/locationSlice';
import { withParam } from '../../lib/address';
import { mobileBreakpoint } from '../../lib/isMobile';
import { isLocalHost, type Setup } from './context';

/** U7, U8: `forceHideBadge` decides; without it, the public's narrow screens are given it. */
export const settleBadge: Setup = ({ window, store }) => {
  const query = selectQuery(store.getState());
  const asked = new URLSearchParams(query).get('forceHideBadge');
  const forPublic = asked === null && !isLocalHost(window) && window.innerWidth < mobileBreakpoint;
  if (forPublic) store.dispatch(queryChanged(withParam(query, 'forceHideBadge', 'true')));
  store.dispatch(badgeVisibilitySet(asked !== 'true' && !forPublic));
};
