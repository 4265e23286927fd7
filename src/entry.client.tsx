import { rootReducer } from './app/rootReducer';
import { browserServices } from './boot/browserServices';
import { hideMailToken } from './boot/inline/hideMailToken';
import { start } from './boot/start';

if (process.env.NODE_ENV === 'production' || !module.hot) {
  void start(window, browserServices(window));
} else {
  // In development this file runs again when code changes that not only components import.
  const { hot } = module;
  const last = hot.data as { store: ReturnType<typeof start>; rootReducer: unknown } | undefined;
  // In built pages an inline script has done this already (scripts/build/html/inlineScripts.ts).
  if (!last) hideMailToken(window);
  const store = last?.store ?? start(window, browserServices(window));
  hot.dispose((data) => Object.assign(data, { store, rootReducer }));
  hot.accept(() => {
    // Later, since slices of experiments inject themselves into the new reducer first.
    if (rootReducer !== last?.rootReducer) void store.then((running) => running.replaceReducer(rootReducer));
    else window.location.reload();
  });
}
