import { makeStore } from './app/store';
import { browserServices } from './boot/browserServices';
import { hideMailToken } from './boot/inline/hideMailToken';
import { start } from './boot/start';
import { rootReducer } from './lib/store';

if (process.env.NODE_ENV === 'production' || !module.hot) {
  void start(window, browserServices(window));
} else {
  // In development this file runs again when code changes that not only components import.
  const { hot } = module;
  const last = hot.data as { store: ReturnType<typeof start>; makeStore: unknown } | undefined;
  // In built pages an inline script has done this already (scripts/build/html/inlineScripts.ts).
  if (!last) hideMailToken(window);
  const store = last?.store ?? start(window, browserServices(window));
  hot.dispose((data) => Object.assign(data, { store, makeStore }));
  hot.accept(() => {
    // The file of the store runs again when a slice has changed, and injects it anew.
    if (makeStore !== last?.makeStore) void store.then((running) => running.replaceReducer(rootReducer));
    else window.location.reload();
  });
}
