import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in HTML made at build time and during hydration: for what the build cannot know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
