import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { ADA } from '../../test-support/fakeHost';
import { WEBHOOK_SECRET } from '../../test-support/mailProvider';

export const DENO = 'node_modules/.bin/deno';
export const SITE_URL = 'https://constela.test';
export const QUIET = { ...process.env, DENO_NO_UPDATE_CHECK: '1' };
export const indexOf = (name: string) => `supabase/functions/${name}/index.ts`;

export interface Received {
  path: string;
  body: Record<string, unknown>;
}

/** Stands in for Supabase and Resend: one mail waits; every call is recorded. */
export async function fakeServices(received: Received[]) {
  const waiting = [{ request: 'request-1', mails: [{ ...ADA, language: 'en' }], wait_ms: 0 }];
  const answers: Record<string, () => unknown> = {
    '/emails': () => ({ id: 'mail-1' }),
    '/rest/v1/rpc/request_confirmation': () => 0,
    '/rest/v1/rpc/claim_mails': () => waiting.shift() ?? { request: null, mails: [], wait_ms: null },
    '/rest/v1/rpc/record_mail_event': () => 'done',
  };
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url!;
    received.push({ path, body: (await json(incoming)) as Record<string, unknown> });
    const answer = answers[path]?.() ?? null;
    outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** Serves one function as its host does and passes its address to `check`. */
export async function withFunction(
  name: string,
  services: string,
  check: (url: string) => Promise<void>,
): Promise<void> {
  const deno = spawn(DENO, ['run', '--no-prompt', '--allow-env', '--allow-net=127.0.0.1', indexOf(name)], {
    env: {
      ...QUIET,
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
