import { browserServices } from './boot/browserServices';
import { hideMailToken } from './boot/inline/hideMailToken';
import { start } from './boot/start';
import { recomputations } from './lib/store';

if (process.env.NODE_ENV === 'production' || !module.hot) {
  void start(window, browserServices(window));
} else {
  // In development this file runs again when code changes that not only components import.
  const { hot } = module;
  const last = hot.data as { store: ReturnType<typeof start>; recomputations: number } | undefined;
  // In built pages an inline script has done this already (scripts/build/html/inlineScripts.ts).
  if (!last) hideMailToken(window);
  const store = last?.store ?? start(window, browserServices(window));
  hot.dispose((data) => Object.assign(data, { store, recomputations }));
  hot.accept(() => {
    // A slice that has changed is injected anew, and its history computed.
    if (recomputations === last?.recomputations) window.location.reload();
  });
}
