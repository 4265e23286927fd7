const codeTimeout = 30_000;
const reloadTimeout = 10_000;
const answerTimeout = 10_000;
const askAgainDelay = 5000;

/** Rejects when the promise takes longer than half a minute: a slow connection may need long for code. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), codeTimeout);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Resolves after ten seconds: a reload that works ends this document before. */
export function reloadFailed(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, reloadTimeout));
}

/** Whether the site answers. `navigator.onLine` may be wrong either way. */
export function siteAnswers(): Promise<boolean> {
  const { origin, pathname } = window.location;
  // With the origin: a path that begins with two slashes would name another host.
  const asked = fetch(origin + pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(answerTimeout),
  });
  return asked.then(
    () => true,
    () => false,
  );
}

/**
 * Loads code within the time of `inTime`. Rejects without a request while the network is away, because a document never requests a
 * script again that failed to load.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  // The build renders without a window.
  const isOffline = 'window' in globalThis && !navigator.onLine;
  if (isOffline && !(await siteAnswers())) throw new Error('Offline.');
  return inTime(load());
}

/** Resolves when the site answers again. */
export async function networkBack(): Promise<void> {
  do {
    await new Promise<unknown>((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      setTimeout(resolve, askAgainDelay);
    });
  } while (!(await siteAnswers()));
}
