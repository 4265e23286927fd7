import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { openError } from '../errors';
import type { Programs } from './programs';

export type Settings = Record<string, string>;

const START_MS = 60_000;
const STOP_MS = 10_000;
const POLL_MS = 20;
/** Loopback only; nothing in the log but fatal errors without what was asked, which may be personal data. */
const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** The same order of texts on every system. */
const INITDB_FLAGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** Where the files of a data directory's PostgreSQL are. */
export const placesIn = (dataDir: string) => ({
  // The name contains the major version of PostgreSQL, because another version cannot read the files.
  cluster: join(dataDir, 'postgres17'),
  password: join(dataDir, 'postgres17/password'),
  log: join(dataDir, 'postgres17.log'),
});

export const urlOf = (port: number, password: string) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** Under another name first, so that a crash leaves no incomplete one. */
export async function createCluster({ initdb, runAs }: Programs, dataDir: string): Promise<void> {
  const { cluster } = placesIn(dataDir);
  const unfinished = `${cluster}.${randomUUID()}`;
  const password = `${unfinished}.password`;
  if (runAs.uid !== undefined) console.log('PostgreSQL does not run as root: it runs as the user postgres.');
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (runAs.uid !== undefined) for (const path of [unfinished, password]) await chown(path, runAs.uid, runAs.gid!);
    await promisify(execFile)(initdb, ['-D', unfinished, ...INITDB_FLAGS, `--pwfile=${password}`], runAs);
    await rename(password, join(unfinished, 'password'));
    // Of two that were made at the same time the first stays.
    if (!existsSync(cluster)) await rename(unfinished, cluster);
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw openError(cluster, (stderr || message).trim().split('\n').at(-1)!);
  } finally {
    for (const path of [unfinished, password]) await rm(path, { recursive: true, force: true });
  }
}

/** Starts it and answers with the first connection. */
export async function startServer(
  { postgres, runAs }: Programs,
  dataDir: string,
  url: string,
  own: Settings,
): Promise<Client> {
  const { cluster, log } = placesIn(dataDir);
  const settings = Object.entries({ ...SETTINGS, ...own, port: new URL(url).port });
  const output = openSync(log, 'w', 0o600);
  // Not in this program's group: Ctrl+C is for the program, which ends the database last.
  const child = spawn(postgres, ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
    ...runAs,
    detached: true,
    stdio: ['ignore', output, output],
  });
  child.unref();
  const exit = once(child, 'exit');
  for (const end = Date.now() + START_MS; Date.now() < end;) {
    const client = await connect(url);
    if (client) return client;
    if (await Promise.race([exit, wait(POLL_MS)])) break;
  }
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(readFileSync(log, 'utf8'))?.[1];
  throw openError(cluster, reason ?? `it did not start, see ${log}`);
}

export async function connect(connectionString: string): Promise<Client | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on('error', () => {});
  return client.connect().then(
    () => client,
    () => undefined,
  );
}

/** Whether the process of the cluster was there to get the signal. */
export function signal(cluster: string, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), name);
  } catch {
    return false;
  }
}

export async function stopServer(cluster: string): Promise<void> {
  signal(cluster, 'SIGINT');
  const end = Date.now() + STOP_MS;
  while (signal(cluster, 0) && Date.now() < end) await wait(POLL_MS);
  signal(cluster, 'SIGQUIT');
}
