import { useEffect, useState } from 'react';

const timeout = 30_000;

/** True on an error or a 30 s stall, until the video plays or is loaded again. */
export function useVideoFailure(element: HTMLVideoElement | null): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
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
    for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener);
    // It may have failed before React was there.
    if (element.error) fail();
    return () => {
      stopWaiting();
      for (const [event, listener] of Object.entries(listeners)) element.removeEventListener(event, listener);
    };
  }, [element]);
  return hasFailed;
}
