/**
 * Many people sign up at once while others open pages, on the built server (with the built site, if there is one), without limits, so
 * that the work is measured and not its refusal. Fails on any answer except success, and when the p99 of the pages is too long.
 *
 *   node -r esbuild-register server/test/load.ts --connections 64 --seconds 60 --fsync off
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { plainTable } from '../../scripts/waitlist/plainTable';
import { liftLimits } from './clone';
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

async function load(): Promise<void> {
  const seconds = Number(values.seconds);
  const root = await readyClone();
  if (existsSync('dist/index.html')) await cp('dist', join(root, 'dist'), { recursive: true });
  try {
    await liftLimits(root);
    const server = await runServer(root, { FSYNC: values.fsync }, { flags: [] });
    if (!server.url) throw new Error(`The server did not start: ${server.output()}`);
    await signUps(server.url, WARM_UP_S, 'warmup');
    const pages = visitPages(server.url, seconds);
    const measured = { ...(await signUps(server.url, seconds, 'person')), pages: await pages };
    if ((await server.end('SIGTERM')) !== 0) throw new Error(`The server did not stop cleanly: ${server.output()}`);

    console.log(`${connections} connections, ${seconds} s after ${WARM_UP_S} s to warm up\n`);
    console.log(measuredTable(measured, seconds));
    // Without a built site only its home page is there.
    const expected = new Set(['200', '204', ...(existsSync('dist/videos') ? [] : ['404'])]);
    const answers = Object.values(measured).flatMap(({ statuses }) => Object.keys(statuses));
    const slowest = quantile(measured.pages.times, 0.99);
    assert.deepEqual([answers.filter((status) => !expected.has(status)), /error/i.test(server.output())], [[], false]);
    assert.ok(slowest < Number(values['page-ms']), `One page in a hundred took ${slowest.toFixed(0)} ms or more`);
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
