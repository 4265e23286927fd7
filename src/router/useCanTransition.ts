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
