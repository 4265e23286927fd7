import { inTime } from './inTime';

const timeout = 10_000;
const askAgainDelay = 5000;

/** Whether the site answers: what a browser believes of its network may be wrong either way. */
export function siteAnswers(): Promise<boolean> {
  const { origin, pathname } = window.location;
  // With the origin: a path that begins with two slashes would name another host.
  const asked = fetch(origin + pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) });
  return asked.then(
    () => true,
    () => false,
  );
}

/**
 * Fetches code, for no longer than `inTime` allows. Rejects without asking while the network is away: no document asks again for a script
 * that failed to come.
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
      window.addEventListener('online', resolve, { signal: AbortSignal.timeout(askAgainDelay) });
      setTimeout(resolve, askAgainDelay);
    });
  } while (!(await siteAnswers()));
}
