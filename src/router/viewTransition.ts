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
