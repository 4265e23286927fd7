/**
 * Has the browser blend what it shows into what it shows after `update`, which is done in any case, if a frame or two later:
 * first the press is answered by a paint, since none comes while the browser takes its pictures.
 */
export function blend(update: () => Promise<void>): void {
  requestAnimationFrame(() => setTimeout(() => start(update)));
}

function start(update: () => Promise<void>): void {
  const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
  // In a hidden tab, or overtaken by the next, nothing is blended; that is no error.
  for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => undefined);
}
