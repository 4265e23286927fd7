import { lazy, use, useEffect, useReducer, useState, type ComponentType } from 'react';
import type { TextFile } from '../i18n/texts';
import { useLanguage } from '../i18n/useLanguage';
import { loadable, type Loadable } from '../lib/loadable';

/**
 * The value, without suspending when it is loaded, as it is during hydration. Otherwise the component suspends, and stays so when
 * loading fails; it tries again when it is rendered again.
 */
export function useLoaded<Value>({ value, begin, arrival }: Loadable<Value>): Value {
  if (value !== undefined) return value;
  begin();
  return use(arrival);
}

/** Like React's `lazy`, but loads again after a failure, and does not suspend when its code and its texts are there. */
export function lazyComponent(importComponent: () => Promise<ComponentType>, texts?: TextFile) {
  const code = loadable(importComponent);
  const Later = lazy(async () => ({ default: await code.arrival }));
  function Component() {
    const own = texts?.[useLanguage()];
    if (!code.value) code.begin();
    if (own && !own.value) {
      own.begin();
      use(own.arrival);
    }
    // The component type must not change while it is mounted.
    const [Loaded] = useState(() => code.value ?? Later);
    return <Loaded />;
  }
  return { load: code.load, Component };
}

/**
 * A component that shows nothing until its code and its texts are there. It does not suspend: React would show the rest of a page that it hydrates at
 * least 300 ms after a fallback.
 */
export function optionalComponent(importComponent: () => Promise<ComponentType>, texts?: TextFile) {
  const code = loadable(importComponent);
  return function Component() {
    const own = texts?.[useLanguage()];
    const [, show] = useReducer((shown: number) => shown + 1, 0);
    const Loaded = !own || own.value ? code.value : undefined;
    useEffect(() => {
      if (Loaded) return;
      code.begin();
      own?.begin();
      void Promise.all([code.arrival, own?.arrival]).then(show);
    }, [Loaded, own]);
    return Loaded ? <Loaded /> : null;
  };
}
