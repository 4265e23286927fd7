import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readConfig } from '../server/config';
import { fail, StartError } from '../server/errors';
import { findPort } from '../server/listen';
import { loadSettings } from '../server/settings';
import { startServer } from '../server/startServer';
import { revisionSettings } from './content/lessons';

/** Parcel's dev server, with the local backend behind it unless a hosted project is configured. Ctrl-C stops both. */
async function dev(): Promise<void> {
  loadSettings('.');
  const config = readConfig(process.env, process.cwd());
  const port = await findPort(config);
  const siteUrl = `http://localhost:${port}`;

  const backend = config.hosted ? undefined : await startServer({ ...config, port: 0, host: undefined, siteUrl });
  if (backend) console.log(`Mails are caught at ${backend.outboxUrl}`);

  const template = writeTemplate();
  // By default Parcel would listen at every address of this machine.
  const address = ['--host', config.host ?? 'localhost', '--port', String(port)];
  const parcel = spawn(
    'node_modules/.bin/parcel',
    ['serve', template, '--no-autoinstall', '--dist-dir', 'build/dev/dist', ...address],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...revisionSettings(),
        NODE_ENV: 'development',
        BACKEND_PORT: backend && new URL(backend.url).port,
      },
    },
  );
  const stopParcel = () => parcel.kill('SIGTERM');
  process.on('SIGINT', stopParcel);
  process.on('SIGTERM', stopParcel);
  const [code] = (await once(parcel, 'exit')) as [number | null];
  await backend?.stop();
  process.exit(code ?? 0);
}

/** The site's template without entry.vendor.ts: React must find the hook of hot reload, which comes with entry.client.tsx. */
function writeTemplate(): string {
  const page = readFileSync('src/site.html', 'utf8');
  const script = /^.*entry\.vendor\.ts.*\n/m;
  if (!script.test(page))
    throw new StartError('src/site.html does not load entry.vendor.ts any more: fix scripts/dev.ts.');
  mkdirSync('build/dev', { recursive: true });
  const template = 'build/dev/site.html';
  writeFileSync(template, page.replace(script, '').replaceAll('"./', '"../../src/'));
  return template;
}

dev().catch(fail);
