/** The visitor's wish, and the place to hear of its change. */
export function prefersReducedMotion(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)');
}
