/**
 * Many people sign up at once while others open pages, on the built server (with the built site, if there is one): first without
 * limits, so that the work is measured and not its refusal, then with limits.
 * Fails on any answer except success and, with limits, 429; and when the p99 of the pages is too long.
 *
 *   node -r esbuild-register server/test/load.ts --connections 64 --seconds 60 --fsync off
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { plainTable } from '../../scripts/waitlist/plainTable';
import { liftLimits, restoreLimits } from './clone';
import { measure, type Measured, noMeasurements, quantile, run, stepOne, stepTwo, together } from './program';
import { readyClone, runServer } from '../../test-support/site';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '60' },
    'page-ms': { type: 'string', default: '100' },
    fsync: { type: 'string', default: 'on' },
    visit: { type: 'string' },
  },
});
const connections = Number(values.connections);
/** Not measured, because code is slow when it runs for the first time. */
const WARM_UP_S = 3;

/** Returns what went wrong, in words. */
async function runPhase(root: string, title: string, seconds: number, expected: string[]): Promise<string[]> {
  const server = await runServer(root, { FSYNC: values.fsync }, { flags: [] });
  if (!server.url) throw new Error(`The server did not start: ${server.output()}`);
  await signUps(server.url, WARM_UP_S, `${title[0]}-warmup`);
  const pages = visitPages(server.url, seconds);
  const measured: Record<string, Measured> = {
    ...(await signUps(server.url, seconds, title[0]!)),
    pages: await pages,
  };
  if ((await server.end('SIGTERM')) !== 0) throw new Error(`The server did not stop cleanly: ${server.output()}`);

  console.log(
    `\n${title}: ${connections} connections, ${seconds} s after ${WARM_UP_S} s to warm up\n\n${measuredTable(measured, seconds)}`,
  );
  const slow = quantile(measured.pages!.times, 0.99);
  const wrong = Object.entries(measured).flatMap(([name, { statuses }]) =>
    Object.keys(statuses)
      .filter(
        (status) => !expected.includes(status) && !(status === '404' && name === 'pages' && !existsSync('dist/videos')),
      )
      .map((status) => `${name} answered ${status}`),
  );
  if (slow >= Number(values['page-ms'])) wrong.push(`one page in a hundred took ${slow.toFixed(0)} ms or more`);
  if (/error/i.test(server.output())) wrong.push(`the server printed: ${server.output()}`);
  return wrong;
}

async function load(): Promise<void> {
  const seconds = Number(values.seconds);
  const root = await readyClone();
  if (existsSync('dist/index.html')) await cp('dist', join(root, 'dist'), { recursive: true });
  try {
    const limits = await liftLimits(root);
    const wrong = await runPhase(root, 'Without limits', seconds, ['200', '204']);
    await restoreLimits(root, limits);
    wrong.push(...(await runPhase(root, 'With limits', Math.ceil(seconds / 4), ['200', '204', '429'])));
    if (wrong.length > 0) throw new Error(wrong.join('; '));
    console.log('\nok');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Opens so many connections, each of which signs up one new person after another, with both steps. */
async function signUps(url: string, seconds: number, prefix: string): Promise<Record<string, Measured>> {
  const [one, two] = [noMeasurements(), noMeasurements()];
  const until = Date.now() + seconds * 1000;
  await together(connections, async (connection) => {
    for (let n = 0; Date.now() < until; n += 1) {
      const email = `${prefix}-${connection}-${n}@example.org`;
      await measure(one, () => stepOne(url, email, { p_message: 'Hola' }));
      await measure(two, () => stepTwo(url, email));
    }
  });
  return { 'step 1': one, 'step 2': two };
}

/** Opens pages for so many seconds, in another process, so that the sign-ups do not delay its measurements. */
async function visitPages(url: string, seconds: number): Promise<Measured> {
  const program = ['-r', 'esbuild-register', __filename, '--visit', url, '--seconds', String(seconds)];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(await text(child.stdout)) as Measured;
}

const PAGES = ['/', '/en', '/videos', '/waitlist', '/video/video3', '/profile/vega'];
const VISITORS = 4;
const PAUSE_MS = 50;

async function visit(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'accept-encoding': 'br', 'accept-language': 'es' };
  const open = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(url + path, { agent, headers }, (response) =>
        response
          .resume()
          .on('end', () => resolve(response.statusCode!))
          .on('error', reject),
      ).on('error', reject);
    });
  const measured = noMeasurements();
  const until = Date.now() + Number(values.seconds) * 1000;
  await together(VISITORS, async (visitor) => {
    for (let n = visitor; Date.now() < until; n += 1) {
      await measure(measured, () => open(PAGES[n % PAGES.length]!));
      await delay(PAUSE_MS);
    }
  });
  await new Promise((resolve) => process.stdout.write(JSON.stringify(measured), resolve));
}

function measuredTable(kinds: Record<string, Measured>, seconds: number): string {
  const titles = ['', 'calls', 'a second', 'median ms', 'p99 ms', 'max ms', 'answers'];
  const rows = Object.entries(kinds).map(([name, { times, statuses }]) => {
    const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    const ms = (part: number) => quantile(times, part).toFixed(1);
    return [name, times.length, Math.round(times.length / seconds), ms(0.5), ms(0.99), ms(1), answers.join(', ')];
  });
  return plainTable([titles, ...rows]);
}

run(() => (values.visit ? visit(values.visit) : load()));
