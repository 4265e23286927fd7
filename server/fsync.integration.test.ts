import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from '../scripts/build/buildServer';
import { stepOne } from './test/program';
import { builtClone, runServer } from '../test-support/site';

jest.setTimeout(120_000);

const SIGN_UPS = 15;

let root: string;
let counter: string;
beforeAll(async () => {
  root = await builtClone();
  await bundleServer(['server/test/countSyncs.ts'], join(root, 'build'));
  counter = pathToFileURL(join(root, 'build/countSyncs.mjs')).href;
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Counts how often the built server waits for the disk: while it creates a database, and for the sign-ups. */
async function countSyncs(FSYNC: string): Promise<{ created: number; signedUp: number }> {
  const file = join(root, `syncs-${FSYNC}`);
  const syncs = () => (existsSync(file) ? statSync(file).size : 0);
  const DATA_DIR = join(root, `data-${FSYNC}`);
  const server = await runServer(root, { FSYNC, DATA_DIR, SYNCS: file, NODE_OPTIONS: `--import ${counter}` });
  const created = syncs();
  for (let n = 0; n < SIGN_UPS; n += 1) expect(await stepOne(server.url!, `a${n}@example.org`)).toBe(204);
  const signedUp = syncs() - created;
  await server.end('SIGKILL');
  return { created, signedUp };
}

it('A1 sign-ups are acknowledged when they are on the disk, and so is a new database', async () => {
  const { created, signedUp } = await countSyncs('on');
  expect(signedUp).toBeGreaterThanOrEqual(SIGN_UPS);
  expect(created).toBeGreaterThan(900);
});

it('A1 with FSYNC=off the server never waits for the disk', async () => {
  expect(await countSyncs('off')).toEqual({ created: 0, signedUp: 0 });
});
