import type { AppStartListening } from '../../lib/store';
import { isArrival } from '../../router/locationSlice';
import { paths, plainPath } from '../../lib/paths';

const communityScrollDelay = 500;

declare module '../../lib/store' {
  interface AppServices {
    /** Waits until the page shows it, or until the signal is aborted. */
    scrollToCommunity: (signal: AbortSignal) => Promise<void>;
  }
}

/** H7: a visitor whom a link leads home asking for the community is scrolled to it, once the page is there. */
export function startCommunityListener(startListening: AppStartListening): void {
  startListening({
    matcher: isArrival,
    effect: async ({ payload }, { delay, pause, cancelActiveListeners, extra, signal }) => {
      cancelActiveListeners();
      const { scrollToCommunity } = (payload.state ?? {}) as { scrollToCommunity?: boolean };
      if (payload.arrival !== 'link' || plainPath(payload.path) !== paths.home || !scrollToCommunity) return;
      await delay(communityScrollDelay);
      await pause(extra.scrollToCommunity(signal));
    },
  });
}
