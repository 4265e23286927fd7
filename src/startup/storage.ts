/** The local storage, or null where the browser refuses it. Reading from it may be refused all the same. */
export function storageOf(window: Window): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
