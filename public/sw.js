// An earlier site on this domain may have left a service worker of this name, which goes on serving that site. This takes its place,
// and goes. The build writes it as `/service-worker.js` as well.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const windows = await clients.matchAll({ type: 'window' });
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registration.unregister();
  await Promise.all(windows.map((window) => window.navigate(window.url)));
}
