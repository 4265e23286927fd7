export type MobileReason = 'narrow' | 'userAgent' | 'forced';

export const mobileBreakpoint = 768;

const mobileDevice = /Android|iPhone|iPad|iPod|Mobile|BlackBerry|IEMobile|Opera Mini/i;

/** How many times larger than usual the text is that the visitor's browser is set to; never less than once. */
export function textScale(document: Document): number {
  return Math.max(1, (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16);
}

/** Why mobile mode applies; empty when it does not (N7). The width is that at text of the usual size. */
export function mobileReasons(width: number, userAgent: string, query: string): MobileReason[] {
  const reasons: MobileReason[] = [];
  if (width < mobileBreakpoint) reasons.push('narrow');
  if (mobileDevice.test(userAgent)) reasons.push('userAgent');
  if (new URLSearchParams(query).get('forceMobile') === 'true') reasons.push('forced');
  return reasons;
}

export function prefersReducedMotion(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)');
}
