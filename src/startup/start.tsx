import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app/App';
import { loadPage } from '../app/pages';
import type { Services } from '../app/services';
import { makeStore } from '../app/store';
import { preferenceDetected, selectLanguage } from '../features/location/locationSlice';
import { arriveAt } from '../features/location/navigate';
import { detectLanguage } from '../i18n/detectLanguage';
import { formatAddress, parseAddress } from '../lib/address';
import { plainPath } from '../lib/paths';

export async function start(window: Window, services: Services): Promise<void> {
  const store = makeStore(services);
  const { pathname, search } = window.location;
  store.dispatch(preferenceDetected(detectLanguage(null, window.navigator.languages)));
  store.dispatch(arriveAt(formatAddress(parseAddress(pathname + search)), 'load', null));
  await Promise.all([
    services.loadLanguage(selectLanguage(store.getState())),
    loadPage(plainPath(store.getState().location.path)),
  ]);
  const root = window.document.getElementById('root')!;
  if (root.firstChild) hydrateRoot(root, <App store={store} />);
  else createRoot(root).render(<App store={store} />);
}
