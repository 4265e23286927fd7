import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../lib/reducedMotion';

/** Whether the browser can show a change of page as a view transition, and the visitor has not asked for less motion. */
export function useCanTransition(): boolean {
  return useSyncExternalStore(subscribe, canTransition, () => false);
}

/** A hidden tab paints nothing, so a transition would never start there. */
function canTransition(): boolean {
  return 'startViewTransition' in document && !document.hidden && !prefersReducedMotion().matches;
}

function subscribe(onChange: () => void): () => void {
  const wish = prefersReducedMotion();
  wish.addEventListener('change', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    wish.removeEventListener('change', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/**
 * Shows what `update` changes as a view transition. The update itself is always done. It starts after the next paint, because the
 * browser paints nothing while it prepares the transition, and the press must be answered first.
 */
export function startViewTransition(update: () => Promise<void>): void {
  requestAnimationFrame(() => setTimeout(() => start(update)));
}

function start(update: () => Promise<void>): void {
  const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
  // These reject in a hidden tab, or when another transition follows; neither is an error.
  for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => undefined);
}
