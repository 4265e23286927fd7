import type { AppStartListening } from '../../lib/store';
import { isArrival } from '../../router/locationSlice';
import { paths, plainPath } from '../../lib/paths';

const communityScrollDelay = 500;
const lookAgainAfter = 50;

declare module '../../lib/store' {
  interface AppServices {
    /** False while the page does not show it. */
    scrollToCommunity: () => boolean;
  }
}

/** H7: a visitor whom a link leads home asking for the community is scrolled to it, once the page is there. */
export function startCommunityListener(startListening: AppStartListening): void {
  startListening({
    matcher: isArrival,
    effect: async ({ payload }, { delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      const { scrollToCommunity } = (payload.state ?? {}) as { scrollToCommunity?: boolean };
      if (payload.arrival !== 'link' || plainPath(payload.path) !== paths.home || !scrollToCommunity) return;
      await delay(communityScrollDelay);
      while (!extra.scrollToCommunity()) await delay(lookAgainAfter);
    },
  });
}
