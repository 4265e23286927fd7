import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '../src/lib/site';
import { readConfig } from './config';
import { fail, StartError } from './errors';
import { loadSettings } from './settings';
import { startServer } from './startServer';

// This runs as build/server/main.mjs.
const root = fileURLToPath(new URL('../..', import.meta.url));
const STOP_TIMEOUT_MS = 10_000;

try {
  loadSettings(root);
  const config = readConfig(process.env, root);
  if (!existsSync(join(config.dist, 'index.html'))) throw new StartError('The site is not built: run `npm run build`.');
  const server = await startServer(config);
  addTimes();
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => fail(new Error('Some requests did not end in time')), STOP_TIMEOUT_MS).unref();
    server.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const backend = config.hosted
    ? `waitlist at ${process.env.SUPABASE_URL}`
    : server.outboxUrl
      ? `mails at ${server.outboxUrl}`
      : `mails are sent from ${process.env.MAIL_FROM}`;
  console.log(`${brand} is at ${server.url} (${backend})`);
} catch (error) {
  fail(error);
}

/** From now on each line of the log begins with the time. */
function addTimes(): void {
  for (const kind of ['log', 'error'] as const) {
    const print = console[kind];
    console[kind] = (...line: unknown[]) => print(new Date().toISOString(), ...line);
  }
}
