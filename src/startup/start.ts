import type { Services } from '../app/services';
import { makeStore } from '../app/store';
import { bringPage } from '../features/location/bringPage';
import { selectLanguage } from '../features/location/locationSlice';
import { paths } from '../lib/paths';
import { afterMount, beforeMount } from './chores';
import { arriveAtPath, arriveWithQuery } from './firstPlace';
import { mount } from './mount';

/** Everything from an empty store to a living page. */
export async function start(window: Window, services: Services): Promise<void> {
  const store = makeStore(services);
  const context = { window, store };
  beforeMount.forEach((chore) => chore(context));
  arriveAtPath(context);
  await store.dispatch(bringPage());
  try {
    await services.loadLanguage(selectLanguage(store.getState()), paths.home);
  } catch {
    // Without a word there is nothing to draw: better the page as it was built, in whatever language.
    delete window.document.documentElement.dataset.otherLanguage;
    return;
  }
  await mount(context);
  arriveWithQuery(context);
  afterMount.forEach((chore) => chore(context));
}
