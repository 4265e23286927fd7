import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { queryDataDir } from '../test-support/queryDataDir';
import { readyClone, runServer } from '../test-support/runServer';

jest.setTimeout(120_000);

let root: string;
beforeAll(async () => {
  root = await readyClone();
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs the server until `work` is done and stops it cleanly. */
async function whileRunning(work: (url: string) => Promise<void>): Promise<void> {
  const server = await runServer(root);
  await work(server.url!);
  expect(await server.end('SIGTERM')).toBe(0);
}

const query = (sql: string) => queryDataDir(join(root, '.data'), sql);

it('B4 the server settles waiting sign-ups at its start, and erases those not confirmed in 30 days', async () => {
  await whileRunning(async (url) => {
    const response = await fetch(`${url}/rest/v1/rpc/add_waitlist_subscription`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ p_email: 'new@example.org', p_name: 'Ada', p_interests: 'Web3 technology' }),
    });
    expect(response.status).toBe(204);
  });
  query(`insert into public.waitlist_subscriptions (email, name, interests, created_at, mailed_at)
    select 'old@example.org', 'Eve', '{Web3 technology}', at, at from (select now() - interval '31 days' as at) as long_ago`);
  await whileRunning(async () => {});
  expect(query('select email from public.waitlist_subscriptions')).toEqual([{ email: 'new@example.org' }]);
  expect(query('select reason from private.waitlist_erasures')).toEqual([{ reason: 'unconfirmed' }]);
});
