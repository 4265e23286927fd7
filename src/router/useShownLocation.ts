import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { selectArrival, selectLoadFailure, selectRouterLocation } from './locationSlice';
import { plainPath } from '../lib/paths';
import { prefersReducedMotion } from '../lib/device';
import { useAppDispatch, useAppSelector } from '../app/hooks';

/**
 * The location that is shown. When a link leads to another page, the browser shows the change as a view transition where it can.
 * The page stands still during a transition, so it starts once the code of the new page is there.
 */
export function useShownLocation() {
  const wanted = useAppSelector(selectRouterLocation);
  const byLink = useAppSelector((state) => selectArrival(state) === 'link' && selectLoadFailure(state) === null);
  const dispatch = useAppDispatch();
  const [released, release] = useState(wanted);
  const path = plainPath(wanted.pathname);
  const waits = byLink && path !== plainPath(released.pathname) && canTransition();
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
        // The visitor may have gone on from the page before, or from this one, before it was shown.
        awaited.current?.arrive();
        if (isLeft) return arrive();
        awaited.current = { location: wanted, arrive };
        return release(wanted);
      });
    // When the code fails to load, the page says why.
    dispatch((_dispatch, _getState, { loadPage }) => loadPage(path)).then(
      () => isLeft || startViewTransition(show),
      () => isLeft || release(wanted),
    );
    return () => {
      isLeft = true;
    };
  }, [waits, wanted, path, dispatch]);

  return shown;
}

/**
 * Whether the browser can show a change of page as a view transition, and the visitor has not asked for less motion. A hidden tab paints
 * nothing, so a transition would never start there.
 */
function canTransition(): boolean {
  return 'startViewTransition' in document && !document.hidden && !prefersReducedMotion().matches;
}

/**
 * Shows what `update` changes as a view transition. The update itself is always done. It starts after the next paint, because the
 * browser paints nothing while it prepares the transition, and the press must be answered first.
 */
function startViewTransition(update: () => Promise<void>): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
      // These reject in a hidden tab, or when another transition follows; neither is an error.
      for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => undefined);
    }),
  );
}
