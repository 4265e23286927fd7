import { lazy, use, useEffect, useState, type ComponentType } from 'react';
import { fetchCode } from '../lib/online';

export interface Loadable<Value> {
  /** Rejects when loading fails, and may be called again. */
  load: () => Promise<Value>;
  /** Starts loading, unless it has started. Logs a failure. */
  begin: () => void;
  /** Never rejects. */
  arrival: Promise<Value>;
  value?: Value;
}

/** Code or data that is loaded later, at most once. */
export function loadable<Value>(fetch: () => Promise<Value>): Loadable<Value> {
  let arrive: (value: Value) => void;
  const arrival = new Promise<Value>((resolve) => {
    arrive = resolve;
  });
  let loading: Promise<Value> | undefined;
  const load = () =>
    (loading ??= fetchCode(fetch).then(
      (value) => {
        result.value = value;
        arrive(value);
        return value;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const begin = () => {
    if (!loading) load().catch((error: unknown) => console.error('A part of the page failed to load.', error));
  };
  const result: Loadable<Value> = { load, begin, arrival };
  return result;
}

/**
 * The value, without suspending when it is loaded, as it is during hydration. Otherwise the component suspends, and stays so when
 * loading fails; it tries again when it is rendered again.
 */
export function useLoaded<Value>({ value, begin, arrival }: Loadable<Value>): Value {
  if (value !== undefined) return value;
  begin();
  return use(arrival);
}

/** Like React's `lazy`, but loads again after a failure, and does not suspend when its code is there. */
export function lazyComponent(importComponent: () => Promise<ComponentType>) {
  const code = loadable(importComponent);
  const Later = lazy(async () => ({ default: await code.arrival }));
  function Component() {
    if (!code.value) code.begin();
    // The component type must not change while it is mounted.
    const [Loaded] = useState(() => code.value ?? Later);
    return <Loaded />;
  }
  return { load: code.load, Component };
}

/**
 * A component that shows nothing until its code is there. It does not suspend: React would show the rest of a page that it hydrates at
 * least 300 ms after a fallback.
 */
export function optionalComponent(importComponent: () => Promise<ComponentType>) {
  const code = loadable(importComponent);
  return function Component() {
    const [Loaded, setLoaded] = useState(() => code.value);
    useEffect(() => {
      if (Loaded) return;
      code.begin();
      void code.arrival.then((value) => setLoaded(() => value));
    }, [Loaded]);
    return Loaded ? <Loaded /> : null;
  };
}
