import { loadPage } from '../app/pages';
import type { Services } from '../app/services';
import { makeStore } from '../app/store';
import { selectLanguage, selectPlainPath } from '../features/location/locationSlice';
import { afterMount, beforeMount } from './chores';
import { arriveAtPath, arriveWithQuery } from './firstPlace';
import { mount } from './mount';

/** Everything from an empty store to a living page. */
export async function start(window: Window, services: Services): Promise<void> {
  const store = makeStore(services);
  const context = { window, store };
  beforeMount.forEach((chore) => chore(context));
  arriveAtPath(context);
  const state = store.getState();
  const plainPath = selectPlainPath(state);
  await Promise.all([services.loadLanguage(selectLanguage(state), plainPath), loadPage(plainPath)]);
  await mount(context);
  arriveWithQuery(context);
  afterMount.forEach((chore) => chore(context));
}
