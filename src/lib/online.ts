const codeTimeout = 30_000;
const reloadTimeout = 10_000;
const answerTimeout = 10_000;
const refetchTimeout = 5000;
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

/** Whether the network is away: the browser's word for it counts only where the site does not answer. */
export async function isOffline(): Promise<boolean> {
  return !navigator.onLine && !(await siteAnswers());
}

/**
 * Loads code within the time of `inTime`. Rejects without a request while the network is away, because a document never requests a
 * script again that failed to load.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  // The build renders without a window.
  if ('window' in globalThis && (await isOffline())) throw new Error('Offline.');
  return inTime(load());
}

/** Resolves when the site answers again, or when nobody waits any more. */
export async function networkBack(signal?: AbortSignal): Promise<void> {
  for (;;) {
    await hint(signal);
    if (signal?.aborted || (await siteAnswers())) return;
  }
}

/** That it may be worth asking: the browser says so, or five seconds are over. */
function hint(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const end = () => {
      heard.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, askAgainDelay);
    window.addEventListener('online', end, { signal: heard.signal });
    signal?.addEventListener('abort', end, { signal: heard.signal });
  });
}

/**
 * Asks once more for the scripts that failed to load, past the browser's cache: a host may have let it keep that one is missing. Where
 * a browser tells no status, all scripts are asked for.
 */
export async function refetchFailed({ performance }: Window): Promise<void> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = entries.filter(({ name }) => name.endsWith('.js'));
  const lastStatus = new Map(scripts.map(({ name, responseStatus }) => [name, responseStatus]));
  const failed = [...lastStatus].filter(([, status]) => status !== 200);
  const signal = AbortSignal.timeout(refetchTimeout);
  // The cache keeps what was read to its end.
  const refetch = async ([name]: [string, unknown]) => (await fetch(name, { cache: 'reload', signal })).arrayBuffer();
  await Promise.allSettled(failed.map(refetch));
}
