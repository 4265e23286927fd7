import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readyDatabase } from '../../test-support/readyDatabase';

const root = path.resolve(__dirname, '../..');
const needed = [
  'art',
  'src',
  'locales',
  'public',
  'scripts',
  'server',
  'supabase',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
];
const settings = ['.parcelrc', '.proxyrc.cjs', '.sassrc.cjs'];

/** Runs the program of `npm run dev` on a copy of the sources, which a test may edit. */
export async function startDevServer() {
  const directory = mkdtempSync(path.join(tmpdir(), 'constela-dev-'));
  for (const name of [...needed, ...settings]) {
    cpSync(path.join(root, name), path.join(directory, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'));
  const dataDir = path.join(directory, 'data');
  readyDatabase(dataDir);
  const port = await freePort();
  // Without npm, which would end before the server and Parcel have ended.
  const server = spawn(process.execPath, ['-r', 'esbuild-register', 'scripts/dev.ts'], {
    cwd: directory,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SUPABASE_URL: '' },
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  let said = '';
  const built = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Built in')) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(`The development server has ended: ${said}`)));
  });
  await built;
  return { url: `http://localhost:${port}`, directory, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
