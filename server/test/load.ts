import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { liftLimits, restoreLimits } from './limits';
import { type Measured, measuredTable, quantile } from './load/measured';
import { signUps } from './load/signUps';
import { readyClone, runServer } from '../../test-support/site';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Many people sign up at once while others open pages, on the built server (with the built site, if there is one): first without
 * limits, so that the work is measured and not its refusal, then with limits.
 * Fails on any answer except success and, with limits, 429; and when the p99 of the pages is too long.
 *
 *   node -r esbuild-register server/test/load.ts --connections 64 --seconds 60 --fsync off
 */

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '60' },
    'page-ms': { type: 'string', default: '100' },
    fsync: { type: 'string', default: 'on' },
  },
});
const connections = Number(values.connections);
/** Not measured, because code is slow when it runs for the first time. */
const WARM_UP_S = 3;

/** Returns what went wrong, in words. */
async function runPhase(root: string, title: string, seconds: number, expected: string[]): Promise<string[]> {
  const server = await runServer(root, { FSYNC: values.fsync }, { flags: [] });
  if (!server.url) throw new Error(`The server did not start: ${server.output()}`);
  await signUps(server.url, connections, WARM_UP_S, `${title[0]}-warmup`);
  const pages = visitPages(server.url, seconds);
  const measured: Record<string, Measured> = {
    ...(await signUps(server.url, connections, seconds, title[0]!)),
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

load().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

/** Opens pages for so many seconds, in another process. */
async function visitPages(url: string, seconds: number): Promise<Measured> {
  const child = spawn(
    process.execPath,
    ['-r', 'esbuild-register', 'server/test/load/visitors.ts', url, String(seconds)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(await text(child.stdout)) as Measured;
}
