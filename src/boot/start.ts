import type { AppServices } from '../app/services';
import { makeStore, type AppStore } from '../app/store';
import { paths } from '../lib/paths';
import { loadCurrentPage } from '../router/loadCurrentPage';
import { selectLanguage, selectLoadFailure } from '../router/locationSlice';
import { hydratePage } from './hydrate';
import { arriveAtPath, arriveWithQuery } from './initialLocation';
import type { BootContext } from './context';
import { afterHydration } from './afterHydration';
import { beforeHydration } from './beforeHydration';

/** From an empty store to an interactive page, in this order. */
export async function start(window: Window, services: AppServices): Promise<AppStore> {
  const context: BootContext = { window, store: makeStore(services) };
  const { store } = context;
  for (const setUp of beforeHydration) setUp(context);
  arriveAtPath(context);
  await store.dispatch(loadCurrentPage());
  if (!(await hasTexts(context, services))) return store;
  await hydratePage(context);
  arriveWithQuery(context);
  for (const setUp of afterHydration) setUp(context);
  return store;
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
