import { lazy, type ComponentType } from 'react';

/** A page whose code comes with the first visit, or earlier by `load`. */
export function lazyPage(importPage: () => Promise<ComponentType>) {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const load = () => (loading ??= importPage().then((page) => ({ default: page })));
  return { load, Component: lazy(load) };
}
