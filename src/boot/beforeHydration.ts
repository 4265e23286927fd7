import { languageKey } from '../lib/language';
import { isLocalHost, type Setup, storageOf } from './context';

/** E4: logs uncaught errors; the console shows the stack of an error object. */
const logGlobalErrors: Setup = ({ window }) => {
  window.addEventListener('error', ({ message, error }) => console.error('Uncaught error:', error ?? message));
  window.addEventListener('unhandledrejection', (event) => console.error('Unhandled rejection:', event.reason));
};

/** U3: away from `localhost` nothing stays stored but the visitor's choice of language (I1). */
const clearStorage: Setup = ({ window }) => {
  const storage = storageOf(window);
  if (!storage || isLocalHost(window)) return;
  Object.keys(storage)
    .filter((key) => key !== languageKey)
    .forEach((key) => storage.removeItem(key));
};

/** U4: an older release may have left one that answers with its own files. */
const unregisterServiceWorkers: Setup = ({ window }) => {
  const workers = window.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers
    ?.getRegistrations()
    .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
    .catch((error: unknown) => console.error('Service workers could not be unregistered.', error));
};

/** U5 */
const reloadOnHashChange: Setup = ({ window, store }) => {
  window.addEventListener('hashchange', () => void store.services.reload(false));
};

/** In this order. What changes the page comes after hydration, which must find the HTML as the build made it. */
export const beforeHydration: Setup[] = [logGlobalErrors, clearStorage, unregisterServiceWorkers, reloadOnHashChange];
