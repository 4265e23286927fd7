import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleServer } from '../scripts/build/buildServer';
import { brand } from '../src/lib/site';
import type { Database } from '../server/database/database';
import { embeddedUrl, startEmbedded } from '../server/database/embedded';
import { migrate } from '../server/database/migrate';
import { postgresDatabase } from '../server/database/postgres';

export interface ServerProcess {
  /** The server's address; undefined when it ended instead of starting. */
  url: string | undefined;
  /** The address of its outbox. */
  outbox: string | undefined;
  child: ChildProcess;
  /** Everything that it has printed, also errors. */
  output: () => string;
  /** Sends the signal, waits for the end and returns the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

interface HowToRun {
  /** Flags of Node. */
  flags?: string[];
  /** Whether it exchanges messages with this process. */
  ipc?: boolean;
}

/** Runs the built server as `npm start` does, and waits until it listens or ends. */
export async function runServer(
  root: string,
  env: NodeJS.ProcessEnv = {},
  { flags = [], ipc = false }: HowToRun = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, path.join(root, 'build/server/main.mjs')], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ipc ? 'ipc' : 'ignore'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  let printed = '';
  const started = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      if (new RegExp(`${brand} is at .*\n`).test(printed)) resolve();
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
  });
  await Promise.race([started, exit]);
  return {
    url: new RegExp(`${brand} is at (\\S+)`).exec(printed)?.[1],
    outbox: /\(mails at (\S+)\)$/m.exec(printed)?.[1],
    child,
    output: () => printed,
    end: async (signal) => {
      child.kill(signal);
      return (await exit)[0];
    },
  };
}

/** A directory like a built clone, with a site of one page, where also the user of PostgreSQL may go. */
export async function builtClone(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'constela-clone-'));
  await chmod(root, 0o755);
  await bundleServer(['server/main.ts'], path.join(root, 'build/server'));
  await cp('supabase/migrations', path.join(root, 'supabase/migrations'), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  await writeFile(path.join(root, 'package.json'), '{}');
  await mkdir(path.join(root, 'dist'));
  await writeFile(path.join(root, 'dist/index.html'), '<h1>Home</h1>');
  return root;
}

export interface Site {
  url: string;
  /** Where it shows the mails that it caught. */
  outbox: string;
  dataDir: string;
  server: ChildProcess;
  stop: () => Promise<unknown>;
  remove: () => void;
}

/**
 * Starts the built server of a folder, else of this repository, on a free port with a data directory of its own. A probe is code
 * that runs first, may collect garbage, and may exchange messages with this process.
 */
export async function startSite(
  dataDir = mkdtempSync(path.join(tmpdir(), 'constela-')),
  root = path.resolve(__dirname, '..'),
  probe?: string,
): Promise<Site> {
  const names = 'HOST DATABASE_URL SUPABASE_URL SUPABASE_ANON_KEY SUPABASE_PUBLISHABLE_KEY RESEND_API_KEY';
  const unset = Object.fromEntries(names.split(' ').map((name) => [name, '']));
  const how = probe && {
    flags: ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(probe)}`],
    ipc: true,
  };
  const env = { ...process.env, ...unset, PORT: '0', DATA_DIR: dataDir };
  const { url, outbox, child, end, output } = await runServer(root, env, how || {});
  if (!url || !outbox) throw new Error(`The server did not start: ${output()}`);
  return {
    url,
    outbox,
    dataDir,
    server: child,
    stop: () => end('SIGTERM'),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Gives `work` the list in a data directory, whether a server has it or not. */
export async function inDataDir<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const running = await embeddedUrl(dataDir);
  const embedded = running ? undefined : await startEmbedded(process.cwd(), dataDir);
  const database = postgresDatabase(running ?? embedded!.url);
  try {
    await migrate(database, 'supabase/migrations');
    return await work(database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}
