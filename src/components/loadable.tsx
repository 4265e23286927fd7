import { lazy, use, useEffect, useReducer, useState, type ComponentType } from 'react';
import type { TextFile } from '../i18n/texts';
import { useLanguage } from '../i18n/useLanguage';
import { isThere, loadable, type Loadable } from '../lib/loadable';

/**
 * The value, without suspending when it is loaded, as it is during hydration. Otherwise the component suspends, and stays so when
 * loading fails; it tries again when it is rendered again.
 */
export function useLoaded<Value>(part: Loadable<Value>): Value {
  if (isThere(part)) return part.value!;
  part.begin();
  return use(part.arrival);
}

/** The component suspends until its texts are there. */
export function withTexts(texts: TextFile, Component: ComponentType) {
  return function Translated() {
    useLoaded(texts[useLanguage()]);
    return <Component />;
  };
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
 * A component that shows nothing until its code and its texts are there. It does not suspend: React would show the rest of a page that
 * it hydrates at least 300 ms after a fallback.
 */
export function optionalComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  ...texts: TextFile[]
) {
  const code = loadable(importComponent);
  return function Component(props: Props) {
    const language = useLanguage();
    const [, show] = useReducer((times: number) => times + 1, 0);
    const Loaded = texts.every((file) => file[language].value) ? code.value : undefined;
    useEffect(() => {
      if (Loaded) return;
      const parts = [code, ...texts.map((file) => file[language])];
      for (const part of parts) part.begin();
      void Promise.all(parts.map(({ arrival }) => arrival)).then(show);
    }, [Loaded, language]);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
