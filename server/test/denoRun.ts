/**
 * Checks the edge functions' types with Deno and serves them, with a fake database API and a fake mail provider.
 *
 *   node -r esbuild-register server/test/denoRun.ts
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '../../src/lib/site';
import { ADA } from '../../test-support/claim';
import { complaintOf, signedHeaders } from '../../test-support/mailEvents';
import { DENO, fakeServices, indexOf, QUIET, type Received, SITE_URL, withFunction } from './denoHost';

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
    assert.deepEqual([response.status, await response.json()], [200, { ok: true, wait: 'none' }]);
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

  const settled = () => received.filter(({ path }) => path.endsWith('/settle_mails'));
  for (let tries = 0; tries < 100 && settled().length === 0; tries += 1) await delay(50);
  assertOneMail(received);
}

function assertOneMail(received: Received[]): void {
  const bodiesOf = (end: string) => received.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
  const [mail, ...others] = bodiesOf('/emails');
  assert.deepEqual([mail?.to, mail?.subject], [['ada@example.org'], `Confirm your email for the ${brand} waitlist`]);
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
  console.log(
    'ok: served by Deno, one mail for two calls, sent by the worker, a complaint recorded, left by one click',
  );
}

denoRun().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
