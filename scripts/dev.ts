import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../server/config';
import { logError } from '../server/logError';
import { StartError } from '../server/startError';
import { startServer } from '../server/startServer';
import { bundleServer } from './build/buildServer';

/** Parcel's dev server, with the local backend behind it unless a hosted project is configured. Ctrl-C stops both. */
async function dev(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env, process.cwd());
  const siteUrl = `http://localhost:${config.port}`;

  await bundleServer(['server/database/worker.ts'], 'build/dev-server');
  const worker = pathToFileURL(resolve('build/dev-server/worker.mjs'));
  const backend = config.hosted
    ? undefined
    : await startServer({ ...config, port: 0, host: undefined, siteUrl }, worker);
  if (backend) console.log(`Mails are caught at ${backend.outboxUrl}`);

  // By default Parcel would listen at every address of this machine.
  const address = ['--host', config.host ?? 'localhost', '--port', String(config.port)];
  const parcel = spawn(
    'node_modules/.bin/parcel',
    ['serve', '--target', 'site', '--no-autoinstall', '--dist-dir', 'build/dev', ...address],
    { stdio: 'inherit', env: { ...process.env, BACKEND_PORT: backend && new URL(backend.url).port } },
  );
  const stopParcel = () => parcel.kill('SIGTERM');
  process.on('SIGINT', stopParcel);
  process.on('SIGTERM', stopParcel);
  const [code] = (await once(parcel, 'exit')) as [number | null];
  await backend?.stop();
  process.exit(code ?? 0);
}

function fail(error: unknown): never {
  if (error instanceof StartError) console.error(error.message);
  else logError(error);
  process.exit(1);
}

dev().catch(fail);
