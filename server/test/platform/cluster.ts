import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findPort } from '../../listen';

/** Debian's package. PostgreSQL finds its files by their place beside its programs, so a copy of both folders runs, too. */
const PROGRAMS = '/usr/lib/postgresql/15';
const FILES = '/usr/share/postgresql/15';
const STAND_INS = join(__dirname, 'extensions');
const READY_MS = 20_000;

export interface Cluster {
  port: number;
  home: string;
  /** The address for a role. */
  urlOf: (role: string) => string;
  /** What PostgreSQL itself said. */
  log: () => string;
  /** Which parts of the platform are not there, so that something stands in for them, or nothing. */
  lacks: Record<'pg_net' | 'safeupdate' | 'pg_cron 1.5', boolean>;
  /** Ends PostgreSQL as a crash does, and starts it again. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL of its own, in which the platform's extensions can be made. */
export async function startCluster(): Promise<Cluster> {
  if (!existsSync(`${FILES}/extension/pg_cron.control`))
    throw new Error('The rehearsal needs the packages postgresql-15 and postgresql-15-cron.');
  const home = mkdtempSync(join(tmpdir(), 'constela-platform-'));
  chmodSync(home, 0o755);
  const lacks = copyPrograms(home);
  const bin = join(home, PROGRAMS, 'bin');
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid);
  const initdb = ['-D', data, '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initdb, { ...owner, cwd: home, stdio: 'pipe' });

  const port = await findPort({ port: 0 });
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Temporary data need not reach the disk.
    fsync: 'off',
    shared_preload_libraries: ['pg_cron', ...(lacks.pg_net ? [] : ['pg_net'])].join(),
    'cron.database_name': 'postgres',
  };
  const log = join(home, 'log');
  const start = async (): Promise<ChildProcess> => {
    const output = openSync(log, 'a');
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
      ...owner,
      cwd: home,
      stdio: ['ignore', output, output],
    });
    await untilReady(urlOf('supabase_admin'));
    return child;
  };
  const end = async (child: ChildProcess) => {
    child.kill('SIGQUIT');
    if (child.exitCode === null) await once(child, 'exit');
  };
  const urlOf = (role: string) => `postgres://${role}@127.0.0.1:${port}/postgres?sslmode=disable`;
  let running = await start();
  return {
    port,
    home,
    urlOf,
    log: () => readFileSync(log, 'utf8'),
    lacks,
    crash: async () => {
      await end(running);
      running = await start();
    },
    stop: async () => {
      await end(running);
      rmSync(home, { recursive: true });
    },
  };
}

/** Copies PostgreSQL and what PLATFORM_EXTENSIONS holds, and adds stand-ins for the extensions that are not there. */
function copyPrograms(home: string): Cluster['lacks'] {
  for (const folder of [PROGRAMS, FILES]) cpSync(folder, join(home, folder), { recursive: true });
  if (process.env.PLATFORM_EXTENSIONS) cpSync(process.env.PLATFORM_EXTENSIONS, home, { recursive: true });
  const extensions = join(home, FILES, 'extension');
  const change = (name: string, lines: string) => appendFileSync(join(extensions, `${name}.control`), lines);
  const lacks = {
    pg_net: !existsSync(join(extensions, 'pg_net.control')),
    safeupdate: !existsSync(join(home, PROGRAMS, 'lib/safeupdate.so')),
    // pg_cron knows schedules in seconds since 1.5.
    'pg_cron 1.5': !existsSync(join(extensions, 'pg_cron--1.4-1--1.5.sql')),
  };
  const standIns = new Set(['supabase_vault', lacks.pg_net && 'pg_net', lacks['pg_cron 1.5'] && 'pg_cron']);
  for (const file of readdirSync(STAND_INS))
    if (standIns.has(file.split(/\W/)[0]!)) cpSync(join(STAND_INS, file), join(extensions, file));
  if (lacks['pg_cron 1.5']) change('pg_cron', "default_version = 'seconds'\n");
  // On the platform `supautils` lets the owner of a project make these.
  for (const name of ['pg_cron', 'pg_net']) change(name, 'trusted = true\n');
  return lacks;
}

const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));

async function untilReady(connectionString: string): Promise<void> {
  for (const until = Date.now() + READY_MS; ;) {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(50);
    }
  }
}
