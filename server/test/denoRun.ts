/**
 * Checks the edge function's types with Deno and really serves it, with a list and a mail provider that are ours.
 *
 *   node -r esbuild-register server/test/denoRun.ts
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

const FUNCTION = 'supabase/functions/send-confirmation/index.ts';
const DENO = 'node_modules/.bin/deno';

interface Received {
  path: string;
  body: Record<string, unknown>;
}

/** Supabase and Resend in one: the first claim is given, every call is written down. */
async function fakeServices(received: Received[]) {
  const claims = [{ id: 'id-1', email: 'ada@example.org', name: 'Ada', interests: ['Web3 technology'] }];
  const server = createServer(async (incoming, outgoing) => {
    received.push({ path: incoming.url!, body: (await json(incoming)) as Record<string, unknown> });
    const answer = incoming.url === '/emails' ? { id: 'mail-1' } : claims.splice(0, 1);
    outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function denoRun(): Promise<void> {
  const quiet = { ...process.env, DENO_NO_UPDATE_CHECK: '1' };
  execFileSync(DENO, ['check', FUNCTION], { stdio: 'inherit', env: quiet });

  const received: Received[] = [];
  const services = await fakeServices(received);
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  const deno = spawn(DENO, ['run', '--no-prompt', '--allow-env', '--allow-net=127.0.0.1', FUNCTION], {
    env: { ...quiet, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', SUPABASE_URL: url, RESEND_API_URL: url, SUPABASE_SERVICE_ROLE_KEY: 'key' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm's `deno` starts the real one as a child of its own: a group of theirs lets both be ended.
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
    const served = await Promise.race([listening, ended]);

    const preflight = await fetch(served, { method: 'OPTIONS' });
    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get('access-control-allow-origin'), '*');
    const body = JSON.stringify({ name: 'Ada', email: 'ada@example.org', interests: ['Web3 technology'] });
    for (let call = 0; call < 2; call += 1) {
      const response = await fetch(served, { method: 'POST', body, headers: { 'accept-language': 'en' } });
      assert.deepEqual([response.status, await response.json()], [200, { ok: true }]);
    }
    assert.equal((await fetch(served, { method: 'POST', body: '{' })).status, 400);

    assert.deepEqual(
      received.map(({ path }) => path),
      ['/rest/v1/rpc/claim_confirmation', '/emails', '/rest/v1/rpc/claim_confirmation'],
    );
    assert.deepEqual(received[1]?.body.to, ['ada@example.org']);
    assert.equal(received[1]?.body.subject, 'You are on the Constela waitlist');
    console.log('ok: served by Deno, one mail for two calls');
  } finally {
    deno.removeAllListeners('exit');
    process.kill(-deno.pid!);
    services.close();
  }
}

denoRun().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
