export type MobileReason = 'narrow' | 'userAgent' | 'forced';

export const mobileBreakpoint = 768;

const mobileDevice = /Android|iPhone|iPad|iPod|Mobile|BlackBerry|IEMobile|Opera Mini/i;

/** Why mobile mode applies; empty when it does not (N7). */
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
