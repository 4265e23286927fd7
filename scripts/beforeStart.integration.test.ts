import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { temporaryDirectory } from '../test-support/temporaryDirectory';
import { currentBuild, readByBuild, rootFiles } from './build/currentBuild';

/** Stands in for Parcel, and leaves a program in place of the pages that ends their rendering. */
const parcel = (exitCode: number) => `#!/bin/sh
mkdir -p build/pages dist
echo made > dist/index.html
echo 'process.exit(${exitCode})' > build/pages/entry.server.js`;

/** A clone with just enough files for a build. */
function clone(): string {
  const sources = [
    'src/a.ts',
    'src/a.test.ts',
    'server/main.ts',
    'server/worker.ts',
    'scripts/waitlist.ts',
    'public/a.svg',
  ];
  const root = temporaryDirectory({
    ...Object.fromEntries([...rootFiles, ...sources].map((name) => [name, ''])),
    'package.json': '{}',
    'tsconfig.json': '{}',
    '.env.example': readFileSync('.env.example', 'utf8'),
    'build/chunks.json': '{}',
    'node_modules/.bin/parcel': parcel(0),
  });
  chmodSync(join(root, 'node_modules/.bin/parcel'), 0o755);
  return root;
}

function run(program: string, cwd: string, env: Record<string, string> = {}) {
  const parameters = ['-r', require.resolve('esbuild-register'), resolve('scripts', program)];
  const options = { cwd, env: { PATH: process.env.PATH, PORT: '0', ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, options);
  return { status, stdout, stderr };
}

const refused = (stderr: string) => ({ status: 1, stdout: '', stderr: `${stderr}\n` });

it('B12 before it builds, `npm start` refuses a data directory that cannot be made in one line', () => {
  const { status, stdout, stderr } = run('beforeStart.ts', temporaryDirectory(), { DATA_DIR: '/sys/none' });
  const line = expect.stringMatching(
    /^\/sys\/none cannot be made \(\w+\)\. .* or set another DATA_DIR\.\n$/,
  ) as unknown;
  expect([status, stdout, stderr]).toEqual([1, '', line]);
});

it('B12 `npm start`, `npm run dev` and a build refuse a misspelt name in .env in one line', () => {
  const root = clone();
  writeFileSync(join(root, '.env'), 'CONTROLER_NAME=Ana\n');
  const line = '.env sets CONTROLER_NAME, which nothing reads. .env.example lists every name.';
  for (const program of ['beforeStart.ts', 'dev.ts', 'build.ts']) expect(run(program, root)).toEqual(refused(line));
});

it('B12 `npm start` and `npm run dev` refuse a port in use in one line, before they build', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const line = `Port ${port} is in use. Stop the other program, or set another PORT.`;
  const root = clone();
  for (const program of ['beforeStart.ts', 'dev.ts'])
    expect(run(program, root, { PORT: String(port) })).toEqual(refused(line));
  other.close();
  expect(readdirSync(join(root, 'build'))).toEqual(['chunks.json']);
});

it('U2 B12 `npm start` builds again only when something has changed that the build reads, or the last one failed', () => {
  const root = clone();
  const first = run('beforeStart.ts', root);
  expect([first.status, first.stdout]).toEqual([0, expect.stringMatching(/^There is no build of these sources/)]);
  expect(run('beforeStart.ts', root, { DATA_DIR: 'data' })).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^The build of \d{4}-\d\d-\d\d [\d:]+ is current\.\n$/),
    stderr: '',
  });

  const isCurrent = (env = {}) => Boolean(currentBuild(root, env));
  const change = (file: string, content = 'changed') => writeFileSync(join(root, file), content);
  const controllers = ['', 'A'].map((name) => isCurrent({ CONTROLLER_NAME: name }));
  change('src/a.test.ts');
  expect([...controllers, isCurrent()]).toEqual([true, false, true]);
  for (const file of ['src/a.ts', 'package-lock.json']) {
    change(file);
    expect([file, isCurrent()]).toEqual([file, false]);
    change(file, '');
    expect([file, isCurrent()]).toEqual([file, true]);
  }
  change('public/new.svg');
  expect(isCurrent()).toBe(false);
  rmSync(join(root, 'public/new.svg'));

  // It writes a page before it fails.
  change('node_modules/.bin/parcel', parcel(3));
  expect(run('build.ts', root).status).toBe(3);
  expect([existsSync(join(root, 'dist/index.html')), isCurrent()]).toEqual([true, false]);
});

it('U2 every variable that the pages read makes another build', () => {
  const names = readFileSync('src/process.d.ts', 'utf8').match(/(?<=')[A-Z_]+(?=')/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  // The last is a hash of what the build serves.
  expect(names.filter((name) => !readByBuild.test(name))).toEqual(['PUBLIC_VERSION']);
});
