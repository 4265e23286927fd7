import { configure, getConfig } from '@testing-library/react';

/** Before a test replaces it by a fake. */
const { setImmediate } = globalThis;

/**
 * After what it looked for has appeared, Testing Library waits for a timer, which on a busy machine comes before React's effects: before
 * a component hears of what changes in the store.
 */
export function waitForEffects(): void {
  const { asyncWrapper } = getConfig();
  configure({
    // Inside, where an update that comes by itself is no surprise to React.
    asyncWrapper: (work) =>
      asyncWrapper(async () => {
        const result = await work();
        await new Promise((resolve) => setImmediate(resolve));
        return result;
      }),
  });
}
