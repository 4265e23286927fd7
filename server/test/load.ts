/**
 * Many people sign up at once while others open pages, on the built server with the built site, without limits, so
 * that the work is measured and not its refusal. Fails on any answer except success, and when the p99 of the pages is too long.
 *
 *   node -r esbuild-register server/test/load.ts --connections 64 --seconds 60
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { liftLimits } from './clone';
import { quantile, run, stepOne, stepTwo, together } from './program';
import { readyClone, runServer } from '../../test-support/site';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '60' },
    'page-ms': { type: 'string', default: '100' },
    visit: { type: 'string' },
  },
});
const connections = Number(values.connections);

async function load(): Promise<void> {
  const seconds = Number(values.seconds);
  const root = await readyClone();
  await cp('dist', join(root, 'dist'), { recursive: true });
  try {
    await liftLimits(root);
    const server = await runServer(root, {}, { flags: [] });
    if (!server.url) throw new Error(`The server did not start: ${server.output()}`);
    const pages = visitPages(server.url, seconds);
    const measured = { ...(await signUps(server.url, seconds)), pages: await pages };
    if ((await server.end('SIGTERM')) !== 0) throw new Error(`The server did not stop cleanly: ${server.output()}`);

    console.log(`${connections} connections, ${seconds} s`);
    console.table(
      Object.fromEntries(
        Object.entries(measured).map(([name, { times, statuses }]) => {
          const [median, p99, longest] = [0.5, 0.99, 1].map((part) => Number(quantile(times, part).toFixed(1)));
          const rate = Math.round(times.length / seconds);
          return [name, { 'a second': rate, 'median ms': median, 'p99 ms': p99, 'max ms': longest, ...statuses }];
        }),
      ),
    );
    const answers = Object.values(measured).flatMap(({ statuses }) => Object.keys(statuses));
    const failed = answers.filter((status) => !['200', '204'].includes(status));
    const slowest = quantile(measured.pages.times, 0.99);
    assert.deepEqual([failed, /error/i.test(server.output())], [[], false]);
    assert.ok(slowest < Number(values['page-ms']), `One page in a hundred took ${slowest.toFixed(0)} ms or more`);
    console.log('\nok');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** The milliseconds of each call of a kind, and the number of answers per status. */
interface Measured {
  times: number[];
  statuses: Record<string, number>;
}

/** Waits for a call and records its time and status; a lost connection counts as the status `lost`. */
async function measure({ times, statuses }: Measured, call: () => Promise<number>): Promise<void> {
  const started = performance.now();
  const status = await call().catch(() => 'lost');
  times.push(performance.now() - started);
  statuses[status] = (statuses[status] ?? 0) + 1;
}

/** Opens so many connections, each of which signs up one new person after another, with both steps. */
async function signUps(url: string, seconds: number): Promise<Record<string, Measured>> {
  const measured: Record<string, Measured> = {
    'step 1': { times: [], statuses: {} },
    'step 2': { times: [], statuses: {} },
  };
  const until = Date.now() + seconds * 1000;
  await together(connections, async (connection) => {
    for (let n = 0; Date.now() < until; n += 1) {
      const email = `person-${connection}-${n}@example.org`;
      await measure(measured['step 1']!, () => stepOne(url, email, { p_message: 'Hola' }));
      await measure(measured['step 2']!, () => stepTwo(url, email));
    }
  });
  return measured;
}

/** Opens pages for so many seconds, in another process, so that the sign-ups do not delay its measurements. */
async function visitPages(url: string, seconds: number): Promise<Measured> {
  const program = ['-r', 'esbuild-register', __filename, '--visit', url, '--seconds', String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, program, { maxBuffer: Infinity });
  return JSON.parse(stdout) as Measured;
}

const PAGES = ['/', '/en', '/videos', '/waitlist', '/video/video3', '/profile/vega'];
const VISITORS = 4;
const PAUSE_MS = 50;

async function visit(url: string): Promise<void> {
  const open = async (path: string) => {
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'br', 'accept-language': 'es' } });
    await response.arrayBuffer();
    return response.status;
  };
  const measured: Measured = { times: [], statuses: {} };
  const until = Date.now() + Number(values.seconds) * 1000;
  await together(VISITORS, async (visitor) => {
    for (let n = visitor; Date.now() < until; n += 1) {
      await measure(measured, () => open(PAGES[n % PAGES.length]!));
      await delay(PAUSE_MS);
    }
  });
  await new Promise((resolve) => process.stdout.write(JSON.stringify(measured), resolve));
}

run(() => (values.visit ? visit(values.visit) : load()));
