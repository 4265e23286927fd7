import { lazy, useDeferredValue, useState, type ComponentType } from 'react';
import { selectLoadFailure } from './locationSlice';
import { fetchCode } from '../lib/online';
import { FailedPage } from '../pages/FailedPage';
import { useAppSelector } from '../app/hooks';

/**
 * A page whose code is loaded on the first visit, or earlier by `load`. Only `load` reports a failure. Once loaded the page is shown
 * at once: React's `lazy` alone would show an empty page first.
 */
export function lazyPage(importPage: () => Promise<ComponentType>) {
  let Loaded: ComponentType | undefined;
  let arrive: (module: { default: ComponentType }) => void;
  const arrival = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = resolve;
  });
  const fetchPage = async () => {
    Loaded = await fetchCode(importPage);
    arrive({ default: Loaded });
  };
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= fetchPage().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const Awaited = lazy(() => {
    load().catch(() => undefined);
    return arrival;
  });

  function Component() {
    // Deferred like the location, so that the two change together.
    const loadFailure = useDeferredValue(useAppSelector(selectLoadFailure));
    // The component type must not change while the page is mounted.
    const [Page] = useState(() => Loaded ?? Awaited);
    return loadFailure ? <FailedPage loadFailure={loadFailure} /> : <Page />;
  }
  return { load, Component };
}
