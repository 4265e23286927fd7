/** Startup treats only this very host name as a developer's (U3, U8). */
export function isLocalHost(window: Window): boolean {
  return window.location.hostname === 'localhost';
}
