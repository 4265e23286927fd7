import { useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPath, resolvePath, Router, type Navigator, type To } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useAppStore, type AppDispatch } from '../app/hooks';
import { withVersion } from '../lib/address';
import { prefersReducedMotion } from '../lib/device';
import { plainPath } from '../lib/paths';
import { selectArrival, selectLanguage, selectLoadFailure, selectRouterLocation } from './locationSlice';
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
    push: (to, state) => dispatch(navigate(hrefOf(to), { state })),
    replace: (to, state) => dispatch(navigate(hrefOf(to), { state, replace: true })),
  };
}

const hrefOf = (to: To) => createPath(resolvePath(to));

/**
 * The location to render. A link to another page starts a view transition where the browser supports it. Rendering is frozen
 * during a transition, so it starts only once the texts and the code of the new page are loaded.
 */
function useShownLocation() {
  const wanted = useAppSelector(selectRouterLocation);
  const byLink = useAppSelector((state) => selectArrival(state) === 'link' && selectLoadFailure(state) === null);
  const language = useAppSelector(selectLanguage);
  const { services } = useAppStore();
  const [released, release] = useState(wanted);
  const path = plainPath(wanted.pathname);
  const mustWait = byLink && path !== plainPath(released.pathname) && canTransition();
  if (!mustWait && wanted !== released) release(wanted);
  // Deferred, so that the old page stays while the new one suspends.
  const shown = useDeferredValue(mustWait ? released : wanted);

  const awaited = useRef<{ location: typeof wanted; resolve: () => void }>(undefined);
  useLayoutEffect(() => {
    if (awaited.current?.location === shown) awaited.current.resolve();
  }, [shown]);

  useLayoutEffect(() => {
    if (!mustWait) return undefined;
    let isCancelled = false;
    const show = () =>
      new Promise<void>((resolve) => {
        // The visitor may have navigated on before this page or the previous one was shown.
        awaited.current?.resolve();
        if (isCancelled) return resolve();
        awaited.current = { location: wanted, resolve };
        return release(wanted);
      });
    // When something fails to load, the new page shows the error.
    Promise.all([services.loadLanguage(language, path), services.loadPage(path)]).then(
      () => isCancelled || startViewTransition(show),
      () => isCancelled || release(wanted),
    );
    return () => {
      isCancelled = true;
    };
  }, [mustWait, wanted, path, language, services]);

  return shown;
}

/** True if view transitions are supported and motion is not reduced. A hidden tab would never start one. */
function canTransition(): boolean {
  return 'startViewTransition' in document && !document.hidden && !prefersReducedMotion().matches;
}

/**
 * Runs `update` in a view transition, or without one if it is skipped. It starts after the next paint, so that the pressed link
 * gives feedback first: the browser paints nothing while it prepares a transition.
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
