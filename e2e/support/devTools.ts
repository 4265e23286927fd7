import type { Page } from 'playwright-core';

interface Action {
  type: string;
  state?: unknown;
}
interface Options {
  actionSanitizer: (action: Action, id: number) => Action;
}
type Reducer = (state: unknown, action: Action) => unknown;
interface Store {
  getState: () => unknown;
  dispatch: (action: Action) => unknown;
}
type CreateStore = (reducer: Reducer, state: unknown) => Store;

declare global {
  interface Window {
    jumpingStore?: Store;
    recordedActions: Action[];
  }
}

/**
 * Stands where the extension would, records what happens, and jumps to a state as it does; what happens then goes on from there. Call it
 * before the page is opened.
 */
export async function bringDevTools(page: Page) {
  await page.addInitScript(() => {
    window.recordedActions = [];
    let hasJumped = false;
    const compose =
      ({ actionSanitizer }: Options) =>
      (...enhancers: ((create: CreateStore) => CreateStore)[]) =>
      (createStore: CreateStore): CreateStore =>
      (reducer, state) => {
        const create = enhancers.reduceRight((made, enhance) => enhance(made), createStore);
        window.jumpingStore = create((before, action) => {
          if (action.type === 'jump') {
            hasJumped = true;
            return action.state;
          }
          window.recordedActions.push(actionSanitizer(action, window.recordedActions.length));
          // A jump changes how long the page is, so the browser scrolls it by itself.
          if (hasJumped && action.type === 'layout/pageScrolled') return before;
          return reducer(before, action);
        }, state);
        return window.jumpingStore;
      };
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });
  return {
    moment: () => page.evaluate(() => window.jumpingStore?.getState()),
    jumpTo: (state: unknown) =>
      page.evaluate((past) => void window.jumpingStore?.dispatch({ type: 'jump', state: past }), state),
    resume: () => Promise.resolve(),
    /** As the extension shows and exports them. */
    actions: () => page.evaluate(() => JSON.stringify(window.recordedActions)),
  };
}
