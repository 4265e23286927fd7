import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';

/** Bundled into the page: the store enhancer of Redux DevTools itself, where the extension would put it. */

type CreateStore = (reducer: unknown, state: unknown) => object;
type Enhancer = (create: CreateStore) => CreateStore;

interface Action {
  type: string;
}
interface Options {
  actionSanitizer: (action: Action, id: number) => Action;
}

let options: Options | undefined;
let store: EnhancedStore<unknown, never, object> | undefined;

const compose =
  (given: Options) =>
  (...enhancers: Enhancer[]) =>
  (createStore: CreateStore): CreateStore =>
  (reducer, state) => {
    options = given;
    const innermost = (instrument() as unknown as Enhancer)(createStore);
    const made = enhancers.reduceRight((create, enhance) => enhance(create), innermost)(reducer, state);
    store = made as typeof store;
    return made;
  };

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose,
  reduxDevTools: {
    current: () => store?.liftedStore.getState().currentStateIndex,
    latest: () => (store?.liftedStore.getState().computedStates.length ?? 0) - 1,
    jumpTo: (index: number) => void store?.liftedStore.dispatch(ActionCreators.jumpToState(index)),
    actions: () =>
      Object.entries(store?.liftedStore.getState().actionsById ?? {}).map(([id, { action }]) =>
        options!.actionSanitizer(action as Action, Number(id)),
      ),
  },
});
