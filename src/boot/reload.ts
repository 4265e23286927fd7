/** Says whether the site is being loaded anew. Needs no storage: the browser knows how the document came. */
export function reload(window: Window, once: boolean): boolean {
  const [visit] = window.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (once && visit?.type === 'reload') return false;
  window.location.reload();
  return true;
}
