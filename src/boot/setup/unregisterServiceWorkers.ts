import type { Setup } from './context';

/** U4: an older release may have left one that answers with its own files. */
export const unregisterServiceWorkers: Setup = ({ window }) => {
  const workers = window.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers
    ?.getRegistrations()
    .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
    .catch((error: unknown) => console.error('Service workers could not be unregistered.', error));
};
