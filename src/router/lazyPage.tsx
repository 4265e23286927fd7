import { useDeferredValue, type ComponentType } from 'react';
import { useAppSelector } from '../app/hooks';
import { lazyComponent } from '../components/loadable';
import { FailedPage } from './FailedPage';
import { selectLoadFailure } from './locationSlice';

/** A page whose code is loaded on the first visit. While the state says that this failed, a panel takes its place. */
export function lazyPage(importPage: () => Promise<ComponentType>) {
  const { load, Component: Page } = lazyComponent(importPage);
  function Component() {
    // Deferred like the location, so that the two change together.
    const loadFailure = useDeferredValue(useAppSelector(selectLoadFailure));
    return loadFailure ? <FailedPage loadFailure={loadFailure} /> : <Page />;
  }
  return { load, Component };
}
