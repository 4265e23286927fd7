import { expect, type Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Holds back the requests for an address until `letPass`, which first waits for one: a journey that held nothing back proves nothing. */
export async function holdBack(page: Page, url: string) {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  const isAskedFor = () => expect.poll(() => count, url).toBeGreaterThan(0);
  return { isAskedFor, letPass: () => isAskedFor().then(() => release()) };
}

const pieces = 20;
const pause = 25;
const hopByHop = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);

/** Stands before the site, and lets the bodies of its pages through in pieces, as a bad line does. */
export async function trickle(site: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(({ url, headers }, response) => {
    const { accept = '', 'accept-language': language = '' } = headers;
    const asked = { accept, 'accept-language': language, 'accept-encoding': 'identity' };
    fetch(site + url, { headers: asked, redirect: 'manual' })
      .then(async (answer) => {
        const kept = [...answer.headers].filter(([name]) => !hopByHop.has(name));
        response.writeHead(answer.status, Object.fromEntries(kept));
        const body = Buffer.from(await answer.arrayBuffer());
        const start = body.indexOf('<body');
        if (start < 0) return response.end(body);
        response.write(body.subarray(0, start));
        const size = Math.ceil((body.length - start) / pieces);
        for (let from = start; from < body.length; from += size) {
          response.write(body.subarray(from, from + size));
          await wait(pause);
        }
        return response.end();
      })
      .catch((error: Error) => response.destroy(error));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
