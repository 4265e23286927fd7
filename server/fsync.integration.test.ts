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

it('A1 sign-ups are acknowledged when they are on the disk, and so is a new database', async () => {
  const file = join(root, 'syncs');
  const syncs = () => (existsSync(file) ? statSync(file).size : 0);
  const server = await runServer(root, { SYNCS: file, NODE_OPTIONS: `--import ${counter}` });
  const created = syncs();
  for (let n = 0; n < SIGN_UPS; n += 1) expect(await stepOne(server.url!, `a${n}@example.org`)).toBe(204);
  expect([created > 900, syncs() - created >= SIGN_UPS]).toEqual([true, true]);
  await server.end('SIGKILL');
});
