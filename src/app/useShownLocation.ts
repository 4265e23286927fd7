import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { selectArrival, selectLost, selectRouterLocation } from '../features/location/locationSlice';
import { plainPath } from '../lib/paths';
import { blend } from './blend';
import { useAppSelector } from './hooks';
import { loadPage } from './pages';
import { useCanBlend } from './useCanBlend';

/**
 * Where the visitor is shown to be. From page to page by a link the browser blends what was into what comes, where it can.
 * Meanwhile the picture stands still, so the code of the new page is waited for first.
 */
export function useShownLocation() {
  const wanted = useAppSelector(selectRouterLocation);
  const byLink = useAppSelector((state) => selectArrival(state) === 'link' && selectLost(state) === null);
  const canBlend = useCanBlend();
  const [released, release] = useState(wanted);
  const path = plainPath(wanted.pathname);
  const waits = canBlend && byLink && path !== plainPath(released.pathname);
  if (!waits && wanted !== released) release(wanted);
  // Deferred, so that the old page stays while a lazy one loads.
  const shown = useDeferredValue(waits ? released : wanted);

  const awaited = useRef<{ location: typeof wanted; arrive: () => void }>(undefined);
  useLayoutEffect(() => {
    if (awaited.current?.location === shown) awaited.current.arrive();
  }, [shown]);

  useLayoutEffect(() => {
    if (!waits) return undefined;
    let isLeft = false;
    const show = () =>
      new Promise<void>((arrive) => {
        // The page before it may have been left before it was shown, as may this one.
        awaited.current?.arrive();
        if (isLeft) return arrive();
        awaited.current = { location: wanted, arrive };
        return release(wanted);
      });
    // Where it does not come, the page says why.
    loadPage(path).then(
      () => isLeft || blend(show),
      () => isLeft || release(wanted),
    );
    return () => {
      isLeft = true;
    };
  }, [waits, wanted, path]);

  return shown;
}
