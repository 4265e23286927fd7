import { lazy, useState, type ComponentType } from 'react';

/**
 * A page whose code comes with the first visit, or earlier by `load`. Once there it is shown at once: React's `lazy` alone
 * would show an empty page first.
 */
export function lazyPage(importPage: () => Promise<ComponentType>) {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let Loaded: ComponentType | undefined;
  const load = () =>
    (loading ??= importPage().then((page) => {
      Loaded = page;
      return { default: page };
    }));
  const Awaited = lazy(load);

  function Component() {
    // Whichever it began with, it stays the same page.
    const [Page] = useState(() => Loaded ?? Awaited);
    return <Page />;
  }
  return { load, Component };
}
