/**
 * Serves the edge functions with Deno, with a fake database API and a fake mail provider.
 *
 *   node -r esbuild-register server/test/denoRun.ts
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '../../src/lib/site';
import { ADA } from '../../test-support/fakeHost';
import { serve } from '../../test-support/hosts';
import { complaintOf, signedHeaders, WEBHOOK_SECRET } from '../../test-support/mailProvider';
import { run } from './program';

const DENO = 'node_modules/.bin/deno';
const SITE_URL = 'https://constela.test';

interface Received {
  path: string;
  body: Record<string, unknown>;
}

/** Stands in for Supabase and Resend: one mail waits; every call is recorded. */
function fakeServices(received: Received[]) {
  const waiting = [{ request: 'request-1', mails: [{ ...ADA, language: 'en' }], wait_ms: 0 }];
  const answers: Record<string, () => unknown> = {
    '/emails': () => ({ id: 'mail-1' }),
    '/rest/v1/rpc/request_confirmation': () => 0,
    '/rest/v1/rpc/claim_mails': () => waiting.shift() ?? { request: null, mails: [], wait_ms: null },
    '/rest/v1/rpc/record_mail_event': () => 'done',
  };
  return serve(async (request) => {
    const path = new URL(request.url).pathname;
    received.push({ path, body: (await request.json()) as Record<string, unknown> });
    return Response.json(answers[path]?.() ?? null);
  });
}

/** Serves one function as its host does and passes its address to `check`. */
async function withFunction(name: string, services: string, check: (url: string) => Promise<void>): Promise<void> {
  const deno = spawn(
    DENO,
    ['run', '--no-prompt', '--allow-env', '--allow-net=127.0.0.1', `supabase/functions/${name}/index.ts`],
    {
      env: {
        ...process.env,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        SUPABASE_URL: services,
        RESEND_API_URL: services,
        SUPABASE_SERVICE_ROLE_KEY: 'key',
        RESEND_WEBHOOK_SECRET: WEBHOOK_SECRET,
        SITE_URL,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm's `deno` starts the real one as a child process: a process group lets both be ended.
      detached: true,
    },
  );
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
    // Else its end would fail `ended`, which nobody awaits any more.
    deno.removeAllListeners('exit');
    process.kill(-deno.pid!);
  }
}

async function mailsOnce(url: string, received: Received[]): Promise<void> {
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.org', interests: ['Web3 technology'] });
  const headers = { origin: SITE_URL, 'content-type': 'application/json' };
  for (let call = 0; call < 2; call += 1) {
    const response = await fetch(url, { method: 'POST', headers, body });
    assert.deepEqual([response.status, await response.json()], [200, { ok: true, wait: 'none' }]);
    assert.equal(response.headers.get('access-control-allow-origin'), SITE_URL);
  }

  const settled = () => received.filter(({ path }) => path.endsWith('/settle_mails'));
  for (let tries = 0; tries < 100 && settled().length === 0; tries += 1) await delay(50);
  assertOneMail(received);
}

function assertOneMail(received: Received[]): void {
  const bodiesOf = (end: string) => received.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
  const [mail, ...others] = bodiesOf('/emails');
  assert.deepEqual([mail?.to, mail?.subject], [['ada@example.org'], `Confirm your address for the ${brand} waitlist`]);
  assert.deepEqual(others, []);
  assert.deepEqual(bodiesOf('/settle_mails'), [
    { p_request: 'request-1', p_outcome: 'sent', p_why: null, p_seconds: 0 },
  ]);
}

async function sendsWithTheKey(url: string, received: Received[]): Promise<void> {
  assert.deepEqual([(await fetch(url, { method: 'POST' })).status, received.length], [401, 0]);
  assert.equal((await fetch(url, { method: 'POST', headers: { apikey: 'key' } })).status, 200);
  assertOneMail(received);
}

async function recordsSignedEvents(url: string, received: Received[]): Promise<void> {
  const body = complaintOf(ADA.email);
  assert.deepEqual([(await fetch(url, { method: 'POST', body })).status, received.length], [401, 0]);
  assert.equal((await fetch(url, { method: 'POST', body, headers: signedHeaders(body) })).status, 200);
  assert.deepEqual(received, [
    { path: '/rest/v1/rpc/record_mail_event', body: { p_id: 'msg_1', p_kind: 'complaint', p_email: ADA.email } },
  ]);
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
  const functions = {
    'send-confirmation': mailsOnce,
    'send-waiting': sendsWithTheKey,
    'mail-events': recordsSignedEvents,
    'leave-waitlist': leavesByOneClick,
  };
  for (const [name, check] of Object.entries(functions)) {
    const received: Received[] = [];
    const services = await fakeServices(received);
    try {
      await withFunction(name, services.url, (url) => check(url, received));
    } finally {
      await services.stop();
    }
  }
  console.log(
    'ok: served by Deno, one mail for two calls, sent by the worker, a complaint recorded, left by one click',
  );
}

run(denoRun);
