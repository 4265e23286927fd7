/** Only this host name counts as a developer's machine (U3, U8). */
export function isLocalHost(window: Window): boolean {
  return window.location.hostname === 'localhost';
}
