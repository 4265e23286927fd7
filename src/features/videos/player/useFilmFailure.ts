import { useEffect, useState } from 'react';

const timeout = 30_000;

/** Whether the film does not come: the element says so, or waits for half a minute. It ends when the film plays or is loaded anew. */
export function useFilmFailure(film: HTMLVideoElement | null): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!film) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stopWaiting = () => clearTimeout(timer);
    const fail = () => setHasFailed(true);
    const wait = () => {
      stopWaiting();
      timer = setTimeout(fail, timeout);
    };
    const recover = () => {
      stopWaiting();
      setHasFailed(false);
    };
    const listeners = { error: fail, waiting: wait, pause: stopWaiting, playing: recover, emptied: recover };
    for (const [event, listener] of Object.entries(listeners)) film.addEventListener(event, listener);
    // It may have failed before React was there.
    if (film.error) fail();
    return () => {
      stopWaiting();
      for (const [event, listener] of Object.entries(listeners)) film.removeEventListener(event, listener);
    };
  }, [film]);
  return hasFailed;
}
