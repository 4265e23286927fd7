/**
 * Serves the edge functions with Deno, with a fake database API and a fake mail provider.
 *
 *   node -r esbuild-register server/test/denoRun.ts
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { ADA } from '../../test-support/fakeHost';
import { serve } from '../../test-support/serve';
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

const TOKEN = 'a1'.repeat(32);
const complaint = complaintOf(ADA.email);
const sent = {
  path: '/rest/v1/rpc/mark_mails',
  body: { p_request: 'request-1', p_outcome: 'sent', p_why: null, p_seconds: 0 },
};
/** For each function a call as it comes from outside, and the last call that it makes itself. */
const FUNCTIONS: Record<string, { call: RequestInit; search?: string; makes: Received }> = {
  'send-confirmation': {
    call: {
      headers: { origin: SITE_URL, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: ADA.email, interests: ['Web3 technology'] }),
    },
    makes: sent,
  },
  'send-waiting': { call: { headers: { apikey: 'key' } }, makes: sent },
  'mail-events': {
    call: { headers: signedHeaders(complaint), body: complaint },
    makes: {
      path: '/rest/v1/rpc/record_mail_event',
      body: { p_id: 'msg_1', p_kind: 'complaint', p_email: ADA.email, p_why: null },
    },
  },
  'leave-waitlist': {
    call: { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
    search: `?token=${TOKEN}`,
    makes: { path: '/rest/v1/rpc/leave_waitlist', body: { p_token: TOKEN } },
  },
};

async function denoRun(): Promise<void> {
  for (const [name, { call, search = '', makes }] of Object.entries(FUNCTIONS)) {
    const received: Received[] = [];
    const services = await fakeServices(received);
    try {
      await withFunction(name, services.url, async (url) => {
        assert.equal((await fetch(`${url}/${search}`, { method: 'POST', ...call })).status, 200);
        // The function may go on after its answer.
        const isMade = () => received.some(({ path }) => path === makes.path);
        for (let tries = 0; tries < 100 && !isMade(); tries += 1) await delay(50);
      });
    } finally {
      await services.stop();
    }
    assert.deepEqual(
      received.findLast(({ path }) => path === makes.path),
      makes,
    );
    assert.equal(received.filter(({ path }) => path === '/emails').length, makes === sent ? 1 : 0);
    console.log(`ok: ${name}`);
  }
}

run(denoRun);
