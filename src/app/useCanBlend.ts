import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../lib/reducedMotion';

/** Whether the browser can blend one page into the next and the visitor does not mind motion. */
export function useCanBlend(): boolean {
  return useSyncExternalStore(subscribe, canBlend, () => false);
}

/** Nothing is painted in a hidden tab, so that nothing waits for it. */
function canBlend(): boolean {
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
