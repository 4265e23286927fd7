/**
 * Does kill -9 lose anything that was acknowledged? Each round starts the built server, lets many people sign up, confirm and leave,
 * and kills it. At the end the data is opened: a person who got 204 for signing up must be listed, for confirming must be
 * confirmed, for leaving must be gone. Everybody who was acknowledged gets the mail, once or at most twice.
 *
 *   node -r esbuild-register server/test/killRounds.ts --rounds 50 --connections 16
 */
import assert from 'node:assert/strict';
import { mkdirSync, watch } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type CaughtMail, openOutbox } from '../mail/outbox';
import { liftLimits, peopleIn } from './clone';
import { post, run, stepOne, stepTwo, together } from './program';
import { readyClone, runServer } from '../../test-support/site';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, connections: { type: 'string', default: '16' } },
});
const rounds = Number(values.rounds);
const connections = Number(values.connections);

/** The last acknowledged step of each address. */
type Acknowledged = Map<string, 'signed up' | 'confirmed' | 'left'>;
type Mails = ReturnType<typeof mailTokens>;

/** Longer than the lease of a request: docs/decisions/mail-queue.md. */
const MAIL_TIMEOUT_MS = 90_000;

/** Signs up one person after another until the server is gone. Every second person confirms, every fourth also leaves. */
async function flood(url: string, prefix: string, mails: Mails, acknowledged: Acknowledged): Promise<void> {
  for (let n = 0; ; n += 1) {
    const email = `${prefix}-${n}@example.org`;
    if (!(await succeeds(stepOne(url, email)))) return;
    acknowledged.set(email, 'signed up');
    if (n % 2 === 1) continue;

    if (!(await succeeds(stepTwo(url, email)))) return;
    const tokens = await mails.to(email);
    const call = (name: string, p_token: string) => succeeds(post(url, `/rest/v1/rpc/${name}`, { p_token }));
    if (!tokens || !(await call('confirm_waitlist_subscription', tokens.confirm))) return;
    acknowledged.set(email, 'confirmed');
    if (n % 4 === 2) continue;

    // Until the answer comes, the row may be there or not.
    acknowledged.delete(email);
    if (!(await call('leave_waitlist', tokens.leave))) return;
    acknowledged.set(email, 'left');
  }
}

/** False when the server is gone; throws on a refusal. */
async function succeeds(call: Promise<number>): Promise<boolean> {
  const status = await call.catch(() => undefined);
  if (status !== undefined && status !== 204 && status !== 200) throw new Error(`A call was answered ${status}`);
  return status !== undefined;
}

async function killRound(root: string, round: number, mails: Mails, acknowledged: Acknowledged): Promise<void> {
  const server = await runServer(root);
  const { url } = server;
  assert.ok(url, server.output());
  const before = acknowledged.size;
  const floods = together(connections, (n) => flood(url, `r${round}-c${n}`, mails, acknowledged));
  // A new server is slow at first, so the kill waits until each step was acknowledged as somebody's last.
  await Promise.race([floods, eachStepWasLast(round, acknowledged)]);
  await delay(Math.random() * 1500);
  await server.end('SIGKILL');
  await floods;
  console.log(`round ${round}: ${acknowledged.size - before} people acknowledged, then killed`);
}

async function eachStepWasLast(round: number, acknowledged: Acknowledged): Promise<void> {
  const stepsOfRound = () =>
    [...acknowledged].filter(([email]) => email.startsWith(`r${round}-`)).map(([, step]) => step);
  while (new Set(stepsOfRound()).size < 3) await delay(20);
}

/** Addresses whose row does not match the acknowledged step. */
async function findLost(root: string, acknowledged: Acknowledged): Promise<string[]> {
  const found = await peopleIn(root);
  const isKept = (email: string, step: string) =>
    step === 'left' ? !found.has(email) : found.has(email) && (step === 'signed up' || found.get(email) === true);
  return [...acknowledged].filter(([email, step]) => !isKept(email, step)).map((lost) => lost.join(' '));
}

/** Waits until each address has its mail: what a kill left in the queue, the last server sends. Nobody may have three. */
async function awaitMails(root: string, addresses: string[]): Promise<void> {
  const outbox = openOutbox(join(root, '.data/outbox'));
  const until = Date.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const counts = new Map<string, number>();
    for (const { to } of await outbox.newest(Number.POSITIVE_INFINITY))
      counts.set(to[0]!, (counts.get(to[0]!) ?? 0) + 1);
    const never = addresses.filter((email) => !counts.has(email));
    if (never.length === 0 || Date.now() > until) {
      const often = addresses.filter((email) => counts.get(email)! > 2);
      return assert.deepEqual({ never, often }, { never: [], often: [] });
    }
    await delay(500);
  }
}

async function killRounds(): Promise<void> {
  const root = await readyClone();
  const mails = mailTokens(join(root, '.data/outbox'));
  try {
    await liftLimits(root);
    const acknowledged: Acknowledged = new Map();
    for (let round = 1; round <= rounds; round += 1) await killRound(root, round, mails, acknowledged);

    // The server must start and stop cleanly with the data that the kills left.
    const last = await runServer(root);
    assert.ok(last.url, last.output());
    await awaitMails(root, [...acknowledged.keys()]);
    assert.equal(await last.end('SIGTERM'), 0);

    assert.deepEqual(await findLost(root, acknowledged), []);
    const steps = [...acknowledged.values()];
    const counts = ['signed up', 'confirmed', 'left'].map((step) => steps.filter((last) => last === step).length);
    assert.ok(!counts.includes(0), 'Something was never acknowledged to anybody');
    console.log(
      `ok: ${rounds} kills, ${connections} connections, ${counts.join(' / ')} in the end signed up / confirmed / left, none lost`,
    );
  } finally {
    mails.close();
    await rm(root, { recursive: true, force: true });
  }
}

const TIMEOUT_MS = 2_000;

/** Reads the tokens of every new mail in an outbox. */
function mailTokens(outbox: string) {
  mkdirSync(outbox, { recursive: true });
  const read = new Map<string, { confirm: string; leave: string }>();
  const watcher = watch(outbox, (_, file) => {
    if (file?.endsWith('.json')) void take(join(outbox, file));
  });
  async function take(file: string) {
    const mail = JSON.parse(await readFile(file, 'utf8')) as CaughtMail;
    const token = (page: string) => new RegExp(`/waitlist/${page}\\?token=([\\w-]+)`).exec(mail.text)?.[1] ?? '';
    read.set(mail.to[0]!, { confirm: token('confirm'), leave: token('leave') });
  }
  return {
    /** Undefined when no mail comes, because the server may be gone. */
    async to(email: string) {
      const until = Date.now() + TIMEOUT_MS;
      while (!read.has(email) && Date.now() < until) await delay(5);
      return read.get(email);
    },
    close: () => watcher.close(),
  };
}

run(killRounds);
