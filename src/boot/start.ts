import { pageAt } from '../app/routes';
import { makeStore } from '../app/store';
import type { AppServices, AppStore } from '../lib/store';
import { formatAddress, parseAddress, type Address } from '../lib/address';
import { paths, plainPath } from '../lib/paths';
import { selectLanguage, selectLoadFailure } from '../router/locationSlice';
import { arriveAt, loadCurrentPage } from '../router/navigate';
import { hydratePage } from './hydrate';
import { isShownElsewhere, tellCodeMissing, type BootContext, type Setup } from './context';
import { afterHydration } from './afterHydration';
import { beforeHydration } from './beforeHydration';

/** From an empty store to an interactive page, in this order. */
export async function start(window: Window, services: AppServices): Promise<AppStore> {
  // A slow phone has just taken long to read the code, and will to hydrate the page.
  await services.nextTask();
  const context: BootContext = { window, store: makeStore(services) };
  const { store } = context;
  // There the built page reads well, and its storage and workers are another's.
  if (isShownElsewhere(window) && pageAt(plainPath(addressOf(window).path)).name === 'notFound') return store;
  setUpEach(beforeHydration, context);
  arriveAtPath(context);
  await loadCurrentPage()(store.dispatch, () => store.getState(), services);
  if (!(await hasTexts(context, services))) {
    tellCodeMissing(window, true);
    return store;
  }
  await services.nextTask();
  // In a task of its own, since the first of a process takes a slow phone 60 ms (docs/decisions/code-after-paint.md).
  void new Intl.NumberFormat(selectLanguage(store.getState()));
  await services.nextTask();
  await hydratePage(context);
  arriveWithQuery(context);
  setUpEach(afterHydration, context);
  return store;
}

/** What one of them cannot do in this browser keeps nobody from the page. */
function setUpEach(setups: Setup[], context: BootContext): void {
  for (const setUp of setups) {
    try {
      setUp(context);
    } catch (error) {
      console.error('A part of the start failed.', error);
    }
  }
}

/** The path of the address bar. The query follows after hydration: no page is built for one. */
function arriveAtPath({ window, store }: BootContext): void {
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
