import { useDeferredValue, useState, type ReactNode } from 'react';
import { createPath, resolvePath, Router, type Navigator, type To } from 'react-router-dom';
import { useAppDispatch, useAppSelector, type AppDispatch } from '../lib/store';
import { withVersion } from '../lib/address';
import { selectRouterLocation } from './locationSlice';
import { navigate } from './navigate';

/** Feeds react-router from the store, in the browser, the build and the tests alike. */
export function StoreRouter({ children }: { children: ReactNode }) {
  // Deferred, so that the page before stays where the texts or the code of this one are not there yet.
  const location = useDeferredValue(useAppSelector(selectRouterLocation));
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
