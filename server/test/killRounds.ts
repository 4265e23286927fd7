/**
 * Does kill -9 lose anything that was acknowledged? Each round starts the built server, lets many people sign up, kills PostgreSQL,
 * which the server starts again, and then the server itself, whose PostgreSQL the next one takes over. At the end a person who got 204 for signing up must be listed, and everybody who was acknowledged gets one mail.
 *
 *   node -r esbuild-register server/test/killRounds.ts --rounds 50 --connections 16
 */
import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openOutbox } from '../mail/outbox';
import { liftLimits, peopleIn, run, stepOne, stepTwo, together } from './program';
import { builtClone, runServer } from '../../test-support/site';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, connections: { type: 'string', default: '16' } },
});
const rounds = Number(values.rounds);
const connections = Number(values.connections);

/** For the next mail. Longer than the lease of a request: docs/decisions/mails.md. */
const MAIL_TIMEOUT_MS = 90_000;

/** Signs up one person after another until the server is gone. Every second person goes on to step 2. */
async function flood(url: string, prefix: string, acknowledged: Set<string>): Promise<void> {
  for (let n = 0; ; n += 1) {
    const email = `${prefix}-${n}@example.org`;
    const first = await answer(stepOne(url, email));
    if (first === 'acknowledged') acknowledged.add(email);
    const second = first === 'acknowledged' && n % 2 === 0 ? await answer(stepTwo(url, email)) : first;
    if (second === 'gone') return;
  }
}

/** Throws on a refusal, but for that of an outage: on a starved machine the database may not answer in time, and is opened anew. */
async function answer(call: Promise<number>): Promise<'acknowledged' | 'outage' | 'gone'> {
  const status = await call.catch(() => undefined);
  if (status === undefined) return 'gone';
  if (status >= 500) return 'outage';
  if (status !== 204 && status !== 200) throw new Error(`A call was answered ${status}`);
  return 'acknowledged';
}

async function killRound(root: string, round: number, acknowledged: Set<string>): Promise<void> {
  const server = await runServer(root);
  const { url } = server;
  assert.ok(url, server.output());
  const before = acknowledged.size;
  const floods = together(connections, (n) => flood(url, `r${round}-c${n}`, acknowledged));
  const gone = floods.then(() => assert.fail(server.output()));
  // A new server is slow at first.
  while (acknowledged.size < before + 5 * connections) await Promise.race([gone, delay(20)]);
  await delay(Math.random() * 1500);
  process.kill(await postgresIn(root), 'SIGKILL');
  const after = acknowledged.size + 5 * connections;
  while (acknowledged.size < after) await Promise.race([gone, delay(20)]);
  await server.end('SIGKILL');
  await floods;
  const [outage = ''] = /The database does not work.*/.exec(server.output()) ?? [];
  console.log(`round ${round}: ${acknowledged.size - before} people acknowledged, then killed. ${outage}`);
}

/** The process id of the PostgreSQL of a clone. */
const postgresIn = async (root: string) =>
  Number((await readFile(join(root, '.data/postgres17/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Waits until each address has its mail: what a kill left in the queue, the last server sends. Nobody may have two. */
async function awaitMails(root: string, addresses: string[]): Promise<void> {
  const outbox = openOutbox(join(root, '.data/outbox'));
  let until = 0;
  let waiting = Number.POSITIVE_INFINITY;
  for (;;) {
    const counts = new Map<string, number>();
    for (const { to } of await outbox.newest(Number.POSITIVE_INFINITY))
      counts.set(to[0]!, (counts.get(to[0]!) ?? 0) + 1);
    const never = addresses.filter((email) => !counts.has(email));
    if (never.length < waiting) until = Date.now() + MAIL_TIMEOUT_MS;
    waiting = never.length;
    if (waiting === 0 || Date.now() > until) {
      const often = addresses.filter((email) => counts.get(email)! > 1);
      const found = `of ${addresses.length}: no mail for ${never.length}, more than one for ${often.length}`;
      return assert.equal(never.length + often.length, 0, `${found}: ${[...never, ...often].slice(0, 20).join(' ')}`);
    }
    await delay(500);
  }
}

async function killRounds(): Promise<void> {
  const root = await builtClone();
  try {
    await liftLimits(root);
    const acknowledged = new Set<string>();
    for (let round = 1; round <= rounds; round += 1) await killRound(root, round, acknowledged);

    // The server must start and stop cleanly with the data that the kills left.
    const last = await runServer(root);
    assert.ok(last.url, last.output());
    await awaitMails(root, [...acknowledged]).finally(() => console.log(last.output()));
    assert.equal(await last.end('SIGTERM'), 0);

    const listed = await peopleIn(root);
    assert.deepEqual(
      [...acknowledged].filter((email) => !listed.has(email)),
      [],
    );
    console.log(`ok: ${rounds} kills, ${connections} connections, ${acknowledged.size} people acknowledged, none lost`);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

run(killRounds);
