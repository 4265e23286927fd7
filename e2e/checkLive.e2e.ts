import path from 'node:path';
import { allChecks, runChecks } from '../scripts/checkLive';
import { openSite } from '../scripts/checkLive/site';
import { siteUrl } from '../src/lib/site';
import { cloudflareHost, netlifyHost, serve } from '../test-support/hosts';
import { expect, test } from './support/test';

const dist = path.resolve(__dirname, '../dist');
const server = () => process.env.E2E_URL ?? '';

/** The public address of the site, as a proxy with https answers for a server of this machine. */
const publicSite = (url: string) =>
  openSite(siteUrl, async (input, init) => {
    const asked = new URL(input as URL);
    const location = asked.href.replace('http:', 'https:');
    if (asked.protocol === 'http:') return new Response(null, { status: 301, headers: { location } });
    return fetch(new URL(asked.pathname + asked.search, url), init);
  });

for (const [name, start] of [
  ['npm start', () => Promise.resolve({ url: server(), stop: () => Promise.resolve() })],
  ['Netlify, where headers go by the address', () => serve(netlifyHost(dist, 'asked'))],
  ['Netlify, where headers go by the file', () => serve(netlifyHost(dist, 'rewritten'))],
  ['Cloudflare Pages', () => serve(cloudflareHost(dist))],
] satisfies [string, () => Promise<{ url: string; stop: () => Promise<unknown> }>][])
  test(`U1, B11 nothing is wrong with the built site behind https: ${name} @wide`, async () => {
    const { url, stop } = await start();
    const lines: string[] = [];
    const failed = await runChecks(publicSite(url), allChecks, (line) => lines.push(line)).finally(stop);
    expect([failed, lines.filter((line) => !line.startsWith('ok'))]).toEqual([
      0,
      [`Nothing found wrong at ${siteUrl}.`],
    ]);
  });
