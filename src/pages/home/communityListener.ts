import type { AppStartListening } from '../../app/hooks';
import { arrived } from '../../router/locationSlice';
import { paths, plainPath } from '../../lib/paths';

const communityScrollDelay = 500;

/** H7: a visitor who arrives home asking for the community is scrolled to it. */
export function startCommunityListener(startListening: AppStartListening): void {
  startListening({
    actionCreator: arrived,
    effect: async ({ payload }, { delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      if (plainPath(payload.path) !== paths.home || !wantsCommunity(payload.navigationState)) return;
      await delay(communityScrollDelay);
      extra.scrollToCommunity();
    },
  });
}

function wantsCommunity(navigationState: unknown): boolean {
  return (navigationState as { scrollToCommunity?: boolean } | null)?.scrollToCommunity === true;
}
