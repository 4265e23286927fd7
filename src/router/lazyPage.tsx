import { lazy, useDeferredValue, useState, type ComponentType } from 'react';
import { selectLoadFailure } from './locationSlice';
import { fetchCode } from '../lib/online';
import { FailedPage } from '../pages/FailedPage';
import { useAppSelector } from '../app/hooks';

/**
 * A page whose code comes with the first visit, or earlier by `load`, which alone says when it does not come. Once there
 * it is shown at once: React's `lazy` alone would show an empty page first.
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
    // Deferred as the location is: the two change together.
    const loadFailure = useDeferredValue(useAppSelector(selectLoadFailure));
    // Whichever it began with, it stays the same page.
    const [Page] = useState(() => Loaded ?? Awaited);
    return loadFailure ? <FailedPage loadFailure={loadFailure} /> : <Page />;
  }
  return { load, Component };
}
