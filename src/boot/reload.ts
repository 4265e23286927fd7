/** Reloads the page and answers whether it does. Needs no storage: the browser knows whether this document came by a reload. */
export function reload(window: Window, once: boolean): boolean {
  const [visit] = window.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (once && visit?.type === 'reload') return false;
  window.location.reload();
  return true;
}
