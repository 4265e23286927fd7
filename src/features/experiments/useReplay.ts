import { useEffect } from 'react';
import { useAppStore } from '../../app/hooks';
import { rootReducer } from '../../app/rootReducer';
import type { ExperimentName } from './experimentsSlice';

/**
 * The slices of an experiment come with its code. Redux DevTools then computes the actions before it anew, as after a hot reload: an
 * imported visit has some (N6).
 */
export function useReplay(name: ExperimentName): void {
  const store = useAppStore();
  useEffect(() => {
    const { experiments, [name]: experiment } = store.getState();
    if (!experiments || !experiment) store.replaceReducer(rootReducer);
  }, [store, name]);
}
