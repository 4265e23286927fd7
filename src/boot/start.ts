import type { AppServices } from '../lib/store';
import { makeStore } from '../app/store';
import type { AppStore } from '../lib/store';
import { formatAddress, parseAddress, type Address } from '../lib/address';
import { paths } from '../lib/paths';
import { loadCurrentPage } from '../router/navigate';
import { selectLanguage, selectLoadFailure } from '../router/locationSlice';
import { arriveAt } from '../router/navigate';
import { hydratePage } from './hydrate';
import type { BootContext } from './context';
import { afterHydration } from './afterHydration';
import { beforeHydration } from './beforeHydration';

/** From an empty store to an interactive page, in this order. */
export async function start(window: Window, services: AppServices): Promise<AppStore> {
  const context: BootContext = { window, store: makeStore(services) };
  const { store } = context;
  for (const setUp of beforeHydration) setUp(context);
  arriveAtPath(context);
  await loadCurrentPage()(store.dispatch, () => store.getState(), services);
  if (!(await hasTexts(context, services))) return store;
  await hydratePage(context);
  arriveWithQuery(context);
  for (const setUp of afterHydration) setUp(context);
  return store;
}

/** The path of the address bar. The query follows after hydration: no page is built for one. */
export function arriveAtPath({ window, store }: BootContext): void {
  store.dispatch(arriveAt(addressOf(window).path, 'load', null));
}

export function arriveWithQuery({ window, store }: BootContext): void {
  const address = addressOf(window);
  const loadFailure = selectLoadFailure(store.getState());
  if (address.query) store.dispatch(arriveAt(formatAddress(address), 'load', null, loadFailure));
}

function addressOf({ location }: Window): Address {
  return parseAddress(location.pathname + location.search);
}

/** The panel of a page that failed to load needs only the first texts of the language. */
async function hasTexts({ store }: BootContext, { loadLanguage }: AppServices): Promise<boolean> {
  const state = store.getState();
  if (selectLoadFailure(state) === null) return true;
  return loadLanguage(selectLanguage(state), paths.home).then(
    () => true,
    () => false,
  );
}
