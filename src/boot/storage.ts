/** The local storage, or null where the browser refuses it, or to read from it. */
export function storageOf(window: Window): Storage | null {
  try {
    const storage = window.localStorage;
    storage.getItem('');
    return storage;
  } catch {
    return null;
  }
}
