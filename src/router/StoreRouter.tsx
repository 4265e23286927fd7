import { useState, type ReactNode } from 'react';
import { createPath, resolvePath, Router, type Navigator, type To } from 'react-router-dom';
import { withVersion } from '../lib/address';
import { navigate } from './navigate';
import { useAppDispatch, type AppDispatch } from '../app/hooks';
import { useShownLocation } from './useShownLocation';

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
