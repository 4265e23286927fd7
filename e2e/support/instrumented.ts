import {
  exportFromDevTools,
  importIntoDevTools,
  jumpInDevTools,
  latestStore,
  lockInDevTools,
  recordedInDevTools,
  shownInDevTools,
} from '../../test-support/devTools';

/** Bundled into the page: what drives the store enhancer of Redux DevTools. */
Object.assign(window, {
  reduxDevTools: {
    current: () => latestStore?.liftedStore.getState().currentStateIndex,
    latest: () => (latestStore?.liftedStore.getState().computedStates.length ?? 0) - 1,
    jumpTo: (index: number) => jumpInDevTools(latestStore!, index),
    lock: (isLocked: boolean) => lockInDevTools(latestStore!, isLocked),
    dispatch: (action: { type: string }) => void latestStore!.dispatch(action),
    shown: () => shownInDevTools(latestStore!),
    recorded: () => recordedInDevTools(latestStore!),
    exported: () => exportFromDevTools(latestStore!),
    bring: (file: string) => importIntoDevTools(latestStore!, file),
  },
});
