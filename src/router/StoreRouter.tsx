import { useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPath, resolvePath, Router, type Navigator, type To } from 'react-router-dom';
import { useAppDispatch, useAppSelector, type AppDispatch } from '../app/hooks';
import { withVersion } from '../lib/address';
import { prefersReducedMotion } from '../lib/device';
import { plainPath } from '../lib/paths';
import { selectArrival, selectLoadFailure, selectRouterLocation } from './locationSlice';
import { navigate } from './navigate';

/** Feeds react-router from the store, in the browser, the build and the tests alike. */
export function StoreRouter({ children }: { children: ReactNode }) {
  const location = useShownLocation();
  const dispatch = useAppDispatch();
  const [navigator] = useState(() => makeNavigator(dispatch));
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function makeNavigator(dispatch: AppDispatch): Navigator {
  return {
    createHref: (to) => withVersion(hrefOf(to)),
    go: (delta) => {
      dispatch((_dispatch, _getState, { addressBar }) => addressBar.go(delta));
    },
    push: (to, state) => void dispatch(navigate(hrefOf(to), { state })),
    replace: (to, state) => void dispatch(navigate(hrefOf(to), { state, replace: true })),
  };
}

const hrefOf = (to: To) => createPath(resolvePath(to));

/**
 * The location that is shown. When a link leads to another page, the browser shows the change as a view transition where it can.
 * The page stands still during a transition, so it starts once the code of the new page is there.
 */
function useShownLocation() {
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
