/**
 * Checks the edge functions' types with Deno and serves them, with a fake database API and a fake mail provider.
 *
 *   node -r esbuild-register server/test/denoRun.ts
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '../../src/lib/brand';
import { ADA } from '../../test-support/claim';

const DENO = 'node_modules/.bin/deno';
const SITE_URL = 'https://constela.test';
const QUIET = { ...process.env, DENO_NO_UPDATE_CHECK: '1' };
const indexOf = (name: string) => `supabase/functions/${name}/index.ts`;

interface Received {
  path: string;
  body: Record<string, unknown>;
}

/** Stands in for Supabase and Resend: only the first claim gets a mail to send; every call is recorded. */
async function fakeServices(received: Received[]) {
  const claims = [{ ...ADA, language: 'en' }];
  const server = createServer(async (incoming, outgoing) => {
    received.push({ path: incoming.url!, body: (await json(incoming)) as Record<string, unknown> });
    const answer = incoming.url === '/emails' ? { id: 'mail-1' } : claims.splice(0, 1);
    outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** Serves one function as its host does and passes its address to `check`. */
async function withFunction(name: string, services: string, check: (url: string) => Promise<void>): Promise<void> {
  const deno = spawn(DENO, ['run', '--no-prompt', '--allow-env', '--allow-net=127.0.0.1', indexOf(name)], {
    env: {
      ...QUIET,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      SUPABASE_URL: services,
      RESEND_API_URL: services,
      SUPABASE_SERVICE_ROLE_KEY: 'key',
      SITE_URL,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm's `deno` starts the real one as a child process: a process group lets both be ended.
    detached: true,
  });
  try {
    let printed = '';
    const listening = new Promise<string>((resolve) => {
      const read = (chunk: Buffer) => {
        printed += String(chunk);
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
        if (address) resolve(address);
      };
      deno.stdout.on('data', read);
      deno.stderr.on('data', read);
    });
    const ended = once(deno, 'exit').then(() => assert.fail(`Deno ended: ${printed}`));
    await check(await Promise.race([listening, ended]));
  } finally {
    deno.removeAllListeners('exit');
    process.kill(-deno.pid!);
  }
}

async function mailsOnce(url: string, received: Received[]): Promise<void> {
  for (const [origin, allowed] of [
    [SITE_URL, SITE_URL],
    ['https://evil.test', null],
  ] as const) {
    const preflight = await fetch(url, { method: 'OPTIONS', headers: { origin } });
    assert.deepEqual([preflight.status, preflight.headers.get('access-control-allow-origin')], [204, allowed]);
  }
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.org', interests: ['Web3 technology'] });
  const headers = { origin: SITE_URL, 'content-type': 'application/json' };
  for (let call = 0; call < 2; call += 1) {
    const response = await fetch(url, { method: 'POST', headers, body });
    assert.deepEqual([response.status, await response.json()], [200, { ok: true }]);
    assert.equal(response.headers.get('access-control-allow-origin'), SITE_URL);
  }
  for (const [text, sent, status] of [
    ['{', headers, 400],
    [' '.repeat(16 * 1024 + 1), headers, 413],
    [body, { ...headers, 'content-type': 'text/plain' }, 415],
  ] as const) {
    const refused = await fetch(url, { method: 'POST', headers: sent, body: text });
    assert.deepEqual([refused.status, refused.headers.get('access-control-allow-origin')], [status, SITE_URL]);
  }

  const mails = () => received.filter(({ path }) => path === '/emails');
  for (let tries = 0; tries < 100 && mails().length === 0; tries += 1) await delay(50);
  assert.deepEqual(received.map(({ path }) => path).sort(), [
    '/emails',
    '/rest/v1/rpc/claim_confirmation',
    '/rest/v1/rpc/claim_confirmation',
  ]);
  assert.deepEqual(mails()[0]?.body.to, ['ada@example.org']);
  assert.equal(mails()[0]?.body.subject, `Confirm your email for the ${brand} waitlist`);
}

async function leavesByOneClick(url: string, received: Received[]): Promise<void> {
  const address = `${url}/?token=${ADA.leave_token}`;
  const opened = await fetch(address, { redirect: 'manual' });
  assert.deepEqual([opened.status, received.length], [303, 0]);
  const data = new FormData();
  data.set('List-Unsubscribe', 'One-Click');
  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), data]) {
    assert.equal((await fetch(address, { method: 'POST', body })).status, 200);
  }
  const call = { path: '/rest/v1/rpc/leave_waitlist', body: { p_token: ADA.leave_token } };
  assert.deepEqual(received, [call, call]);
}

async function denoRun(): Promise<void> {
  const functions = { 'send-confirmation': mailsOnce, 'leave-waitlist': leavesByOneClick };
  execFileSync(DENO, ['check', ...Object.keys(functions).map(indexOf)], { stdio: 'inherit', env: QUIET });
  for (const [name, check] of Object.entries(functions)) {
    const received: Received[] = [];
    const services = await fakeServices(received);
    try {
      await withFunction(name, services.url, (url) => check(url, received));
    } finally {
      services.stop();
    }
  }
  console.log('ok: served by Deno, one mail for two calls, left by one click');
}

denoRun().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
