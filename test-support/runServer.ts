import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brand } from '../src/lib/site';
import { bundleServer } from '../scripts/build/buildServer';
import { quickly } from './quickly';
import { readyDatabase } from './readyDatabase';

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

/** A directory like a built clone, with a site of one page. It is inside the repository to find node_modules. */
export async function builtClone(): Promise<string> {
  const root = resolve('build/test', `clone-${process.pid}`);
  await rm(root, { recursive: true, force: true });
  await bundleServer(['server/main.ts', 'server/worker.ts'], join(root, 'build/server'));
  await cp('supabase/migrations', join(root, 'supabase/migrations'), { recursive: true });
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/index.html'), '<h1>Home</h1>');
  return root;
}

/** The same with an empty list, as the first start would leave it. */
export async function readyClone(): Promise<string> {
  const root = await builtClone();
  readyDatabase(join(root, '.data'));
  return root;
}

interface HowToRun {
  /** A command that runs it. */
  prefix?: string[];
  /** With the machine code of `npm start`, whose server runs long enough for it to pay. */
  isMeasured?: boolean;
}

/** Runs the built server as `npm start` does, and waits until it listens or ends. */
export async function runServer(
  root: string,
  env: Record<string, string> = {},
  { prefix = [], isMeasured = false }: HowToRun = {},
): Promise<ServerProcess> {
  const flags = isMeasured ? [] : [quickly];
  const [command, ...parameters] = [...prefix, process.execPath, ...flags, join(root, 'build/server/main.mjs')];
  const child = spawn(command, parameters, {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  let printed = '';
  const started = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      if (new RegExp(`^${brand} is at .*\n`, 'm').test(printed)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([started, exit]);
  return {
    url: new RegExp(`^${brand} is at (\\S+)`, 'm').exec(printed)?.[1],
    outbox: /\(mails at (\S+)\)$/m.exec(printed)?.[1],
    child,
    output: () => printed,
    end: async (signal) => {
      child.kill(signal);
      return (await exit)[0];
    },
  };
}
