import { useEffect } from 'react';
import { useAppStore } from '../../lib/store';
import { rootReducer } from '../../lib/store';
import type { ExperimentName } from './experimentsSlice';

/**
 * For code that comes with a slice: Redux DevTools computes the actions before it anew, as after a hot reload. An imported visit has
 * some (N6).
 */
export function useReplay(slice: ExperimentName): void {
  const store = useAppStore();
  useEffect(() => {
    if (!store.getState()[slice]) store.replaceReducer(rootReducer);
  }, [store, slice]);
}
