import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { texts } from './support/texts';

// With Playwright's own test: what the old site and its worker ask for differs by engine.

/** Answers everything with the old home page, for ever. */
const cacheFirst = `
  addEventListener('install', (event) =>
    event.waitUntil(caches.open('old').then((cache) => cache.add('/')).then(() => skipWaiting())));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(caches.match('/')));`;
const oldPage = `<!doctype html><title>The old site</title><script>navigator.serviceWorker.register('/sw.js')</script>`;

const oldSite: RequestListener = ({ url }, response) => {
  const [type, body] = url === '/sw.js' ? ['text/javascript', cacheFirst] : ['text/html', oldPage];
  response.setHeader('content-type', type).end(body);
};

const newSite: RequestListener = async ({ url = '', method }, response) => {
  const answer = await fetch(new URL(url, process.env.E2E_URL), { method });
  const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
};

test('U4 takes the place of an earlier site’s service worker @engines', async ({ page }) => {
  let site = oldSite;
  const server = createServer((...asked) => site(...asked)).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    await page.goto(`${origin}/en/videos`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    site = newSite;
    // The old worker still answers this; its successor then loads the page anew.
    await page.goto(`${origin}/en/videos`);
    await expect(page.getByRole('heading', { level: 1, name: texts.en.t('videos:title') })).toBeVisible();
    await page.getByRole('searchbox').pressSequentially('web3');
    await expect(page).toHaveURL(/q=web3/);
    const left = await page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
    expect(left).toEqual([0, 0]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
