import { ActionCreators } from '@redux-devtools/instrument';
import { latestStore, shownInDevTools } from '../../test-support/devTools';

/** Bundled into the page: what drives the store enhancer of Redux DevTools. */
Object.assign(window, {
  reduxDevTools: {
    current: () => latestStore?.liftedStore.getState().currentStateIndex,
    latest: () => (latestStore?.liftedStore.getState().computedStates.length ?? 0) - 1,
    jumpTo: (index: number) => void latestStore?.liftedStore.dispatch(ActionCreators.jumpToState(index)),
    actions: () => shownInDevTools(latestStore!).actions,
  },
});
