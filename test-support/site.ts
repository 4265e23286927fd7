import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '../src/lib/site';
import { quickly } from './quickly';
import { readyDatabase } from './readyDatabase';

export interface Site {
  url: string;
  /** Where it shows the mails that it caught. */
  outbox: string;
  dataDir: string;
  server: ChildProcess;
  stop: () => Promise<void>;
  remove: () => void;
}

/**
 * Starts the built server of a folder, else of this repository, on a free port with a data directory of its own. A probe is code
 * that runs first, may collect garbage, and may exchange messages with this process; the server then is compiled as for `npm start`.
 */
export function startSite(dataDir = newDataDir(), root = path.resolve(__dirname, '..'), probe?: string): Promise<Site> {
  const flags = probe ? ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(probe)}`] : [quickly];
  const server = spawn(process.execPath, [...flags, 'build/server/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', probe ? 'ipc' : 'ignore'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '',
      DATA_DIR: dataDir,
      SUPABASE_URL: '',
      SUPABASE_ANON_KEY: '',
      SUPABASE_PUBLISHABLE_KEY: '',
      RESEND_API_KEY: '',
    },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, url, outbox] = new RegExp(`^${brand} is at (\\S+) \\(mails at (\\S+)\\)$`, 'm').exec(output) ?? [];
      if (url && outbox)
        resolve({
          url,
          outbox,
          dataDir,
          server,
          stop,
          remove: () => rmSync(dataDir, { recursive: true, force: true }),
        });
    };
    server.stdout!.on('data', read);
    server.stderr!.on('data', read);
    server.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
}

function newDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'constela-'));
  readyDatabase(dataDir);
  return dataDir;
}
