import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleServer } from '../scripts/build/buildServer';
import { brand } from '../src/lib/site';
import { quickly, readyDatabase } from './readyDatabase';

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
  /** Flags of Node; none for the machine code of `npm start`, whose server runs long enough for it to pay. */
  flags?: string[];
  /** Whether it exchanges messages with this process. */
  ipc?: boolean;
}

/** Runs the built server as `npm start` does, and waits until it listens or ends. */
export async function runServer(
  root: string,
  env: NodeJS.ProcessEnv = {},
  { flags = [quickly], ipc = false }: HowToRun = {},
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

/** A directory like a built clone, with a site of one page. It is inside the repository to find node_modules. */
export async function builtClone(): Promise<string> {
  const root = path.resolve('build/test', `clone-${process.pid}`);
  await rm(root, { recursive: true, force: true });
  await bundleServer(['server/main.ts', 'server/worker.ts'], path.join(root, 'build/server'));
  await cp('supabase/migrations', path.join(root, 'supabase/migrations'), { recursive: true });
  await mkdir(path.join(root, 'dist'));
  await writeFile(path.join(root, 'dist/index.html'), '<h1>Home</h1>');
  return root;
}

/** The same with an empty list, as the first start would leave it. */
export async function readyClone(): Promise<string> {
  const root = await builtClone();
  readyDatabase(path.join(root, '.data'));
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
 * that runs first, may collect garbage, and may exchange messages with this process; the server then is compiled as for `npm start`.
 */
export async function startSite(
  dataDir = newDataDir(),
  root = path.resolve(__dirname, '..'),
  probe?: string,
): Promise<Site> {
  const names = ['HOST', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_PUBLISHABLE_KEY', 'RESEND_API_KEY'];
  const unset = Object.fromEntries(names.map((name) => [name, '']));
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

function newDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'constela-'));
  readyDatabase(dataDir);
  return dataDir;
}

const query = `
  import { PGlite } from '@electric-sql/pglite';
  const [folder, sql] = process.argv.slice(1);
  const database = await PGlite.create(folder);
  const { rows } = await database.query(sql);
  await database.close();
  console.log(JSON.stringify(rows));
`;

/** Asks the database of a stopped server, in a process of its own: PGlite's modules do not load inside Jest. */
export function queryDataDir(dataDir: string, sql: string): unknown {
  const folder = path.join(dataDir, 'pg18');
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', query, folder, sql]);
  return JSON.parse(answer.toString());
}
