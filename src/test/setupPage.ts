import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { hidePopovers, teachDialogs, teachPopovers } from './popoversAndDialogs';

/** Before a test replaces it by a fake. */
const { setImmediate } = globalThis;

/**
 * After what it looked for has appeared, Testing Library waits for a timer, which on a busy machine comes before React's effects: before
 * a component hears of what changes in the store.
 */
function waitForEffects(): void {
  const { asyncWrapper } = getConfig();
  configure({
    // A busy machine is no failure.
    asyncUtilTimeout: 10_000,
    // Inside, where an update that comes by itself is no surprise to React.
    asyncWrapper: (work) =>
      asyncWrapper(async () => {
        const result = await work();
        await new Promise((resolve) => setImmediate(resolve));
        return result;
      }),
  });
}

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
// jsdom draws nothing.
HTMLCanvasElement.prototype.getContext = () => null;
waitForEffects();
teachDialogs();
teachPopovers();
beforeEach(hidePopovers);
afterEach(cleanup);
