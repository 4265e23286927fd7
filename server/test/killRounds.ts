/**
 * Does kill -9 lose a sign-up that was acknowledged? Rounds of: start the built server, flood it with sign-ups, kill it.
 * In the end the data is opened and searched for every address that got a 204.
 *
 *   node -r esbuild-register server/test/killRounds.ts --rounds 20 --connections 16
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDataDir } from '../database/openDataDir';
import { builtClone, runServer } from './runServer';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, connections: { type: 'string', default: '16' } },
});
const rounds = Number(values.rounds);
const connections = Number(values.connections);

/** Signs up one address after another until the server is gone; gives those that were acknowledged. */
async function flood(url: string, prefix: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let n = 0; ; n += 1) {
    const email = `${prefix}-${n}@example.org`;
    try {
      const response = await fetch(`${url}/rest/v1/rpc/add_waitlist_subscription`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ p_email: email, p_name: 'Ada', p_interests: 'Web3 technology', p_message: null }),
      });
      if (response.status !== 204) throw new Error(`Unexpected status ${response.status}`);
      acknowledged.push(email);
    } catch (error) {
      if (error instanceof TypeError) return acknowledged;
      throw error;
    }
  }
}

async function killRound(root: string, round: number): Promise<string[]> {
  const server = await runServer(root);
  if (!server.url) throw new Error(`The server did not start in round ${round}: ${server.output()}`);
  const { url } = server;
  const floods = Promise.all(Array.from({ length: connections }, (_, n) => flood(url, `r${round}-c${n}`)));
  await delay(1000 + Math.random() * 1000);
  await server.end('SIGKILL');
  const acknowledged = (await floods).flat();
  console.log(`round ${round}: ${acknowledged.length} acknowledged, then killed`);
  return acknowledged;
}

async function killRounds(): Promise<void> {
  const root = await builtClone();
  try {
    const acknowledged: string[] = [];
    for (let round = 1; round <= rounds; round += 1) acknowledged.push(...(await killRound(root, round)));

    // One more start and a clean end: the server itself must be able to live on with what the kills left.
    const last = await runServer(root);
    if (!last.url || (await last.end('SIGTERM')) !== 0) throw new Error(`The last start failed: ${last.output()}`);

    const pglite = await openDataDir(join(root, '.data/pg18'));
    const { rows } = await pglite.query<{ email: string }>('select email from public.waitlist_subscriptions');
    await pglite.close();
    const stored = new Set(rows.map(({ email }) => email));
    const lost = acknowledged.filter((email) => !stored.has(email));

    console.log(`${rounds} kills, ${connections} connections, ${acknowledged.length} acknowledged, ${lost.length} lost`);
    if (acknowledged.length === 0 || lost.length > 0) throw new Error('Acknowledged sign-ups were lost, or none were made');
    console.log('ok');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

killRounds().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
