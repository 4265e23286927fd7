import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '../src/lib/site';
import { asOwner } from '../test-support/listQueries';
import { builtClone, inDataDir, runServer, type ServerProcess } from '../test-support/site';
import { stepOne, stepTwo } from './test/program';

jest.setTimeout(60_000);

let root: string;
let dataDir: string;
let running: ServerProcess[] = [];
const start = async (env?: Record<string, string>) => {
  const server = await runServer(root, env);
  running.push(server);
  return server;
};
const outbox = () => (existsSync(join(dataDir, 'outbox')) ? readdirSync(join(dataDir, 'outbox')) : []);

beforeAll(async () => {
  root = await builtClone();
  dataDir = join(root, '.data');
});
afterEach(async () => {
  await Promise.all(running.filter(({ child }) => child.exitCode === null).map((server) => server.end('SIGKILL')));
  running = [];
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('A1 A2 G5 one port serves the site, a sign-up and its single mail; the stop is clean', async () => {
  const server = await start();
  expect(await (await fetch(`${server.url}/`)).text()).toBe('<h1>Home</h1>');

  const [url, email] = [server.url!, 'ada@example.org'];
  expect(await stepTwo(url, email)).toBe(200);
  expect(outbox()).toEqual([]);
  expect(await stepOne(url, email)).toBe(204);
  await Promise.all([1, 2, 3].map(() => stepTwo(url, email)));
  expect(await (await fetch(server.outbox!)).text()).toContain('ada@example.org');
  const [mail = '', ...others] = outbox().map((file) => readFileSync(join(dataDir, 'outbox', file), 'utf8'));
  expect([others, mail]).toEqual([[], expect.stringContaining('"ada@example.org"')]);
  expect(mail).toContain(`${server.url}/waitlist/confirm?token=`);

  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).toMatch(
    new RegExp(
      `^(?:PostgreSQL does not run as root.*\n)?\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z ${brand} is at http://localhost:\\d+ \\(mails at http://localhost:\\d+/__outbox/[\\w-]{43}\\)\n$`,
    ),
  );
  expect(server.output()).not.toContain('ada@');
});

it('B12 on SIGTERM a running request is answered, and unfinished ones do not prevent a clean stop', async () => {
  const server = await start();
  const body = JSON.stringify({ p_email: 'late@example.org', p_name: 'Ada', p_interests: 'Web3 technology' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const [sending, ...halves] = ['rest/v1/rpc/add_waitlist_subscription', 'functions/v1/send-confirmation'].map(
    (path) => {
      const half = request(`${server.url}/${path}`, { method: 'POST', headers }).on('error', () => {});
      half.write(body.slice(0, 10));
      return half;
    },
  );
  const silent = connect(Number(new URL(server.url!).port), '127.0.0.1').on('error', () => {});
  silent.write('GET / HTTP/1.1\r\nHost: loc');
  await fetch(`${server.url}/`);

  const ended = server.end('SIGTERM');
  await delay(300);
  sending!.end(body.slice(10));
  const [answer] = await once(sending!, 'response');
  expect(answer.statusCode).toBe(204);
  answer.resume();
  // With a stop after the timeout the exit code would be 1.
  expect(await ended).toBe(0);
  expect(server.output()).not.toMatch(/error|failed/i);
  for (const connection of [...halves, silent]) connection.destroy();
});

it('B12 a SIGTERM for `npm start` ends the server as well', async () => {
  const { start: command } = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } })
    .scripts;
  await mkdir(join(root, 'scripts'));
  // As if the place were fine and the build current.
  await writeFile(join(root, 'scripts/checkPlace.cjs'), '');
  await writeFile(join(root, 'scripts/beforeStart.ts'), 'export const beforeStart = async () => {};');
  await cp('scripts/start.ts', join(root, 'scripts/start.ts'));
  await cp('server', join(root, 'server'), { recursive: true });
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts: { start: command } }));
  const npm = spawn('npm', ['start'], { cwd: root, env: { PATH: process.env.PATH, PORT: '0' }, detached: true });
  let output = '';
  for await (const chunk of npm.stdout) if (/ is at /.test((output += String(chunk)))) break;
  const url = / is at (\S+)/.exec(output)?.[1];
  expect((await fetch(url!)).status).toBe(200);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  // Only a server that has ended gives its data free, which takes it a moment.
  let next = await start();
  for (let tries = 0; !next.url && tries < 20; tries += 1) next = await start();
  // Its whole group, if something of it is left.
  if (!next.url) process.kill(-npm.pid!, 'SIGKILL');
  expect(next.output()).toContain(' is at ');
});

it('G5 with a hosted project only the site is served', async () => {
  const unused = join(root, 'unused');
  const server = await start({ SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key', DATA_DIR: unused });
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  expect(server.outbox).toBeUndefined();
  expect(await stepOne(server.url!, 'ada@example.org')).toBe(405);
  expect(existsSync(unused)).toBe(false);
});

it('B4 B6 the server settles waiting sign-ups at its start, and erases those not confirmed in 30 days', async () => {
  const before = await start();
  await stepOne(before.url!, 'new@example.org');
  await before.end('SIGTERM');
  const query = (sql: string) => inDataDir(dataDir, (database) => asOwner(database, sql));
  await query(`insert into public.waitlist_subscriptions (email, name, interests, created_at, mailed_at)
    select 'old@example.org', 'Eve', '{Web3 technology}', at, at from (select now() - interval '31 days' as at) as long_ago`);
  const server = await start();
  await server.end('SIGTERM');
  // Each start has another secret for its outbox.
  expect(new URL(server.outbox!).pathname).not.toBe(new URL(before.outbox!).pathname);
  const emails = await query("select email from public.waitlist_subscriptions where email ~ '^(new|old)@'");
  expect(emails).toEqual([{ email: 'new@example.org' }]);
  expect(await query('select reason from private.waitlist_erasures')).toEqual([{ reason: 'unconfirmed' }]);
});

it('B12 without a built site the server fails with one clear line', async () => {
  await rm(join(root, 'dist'), { recursive: true });
  const server = await start();
  expect([server.child.exitCode, server.output()]).toEqual([1, 'The site is not built: run `npm run build`.\n']);
});
