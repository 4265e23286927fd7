import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromiumOptions } from '../test-support/browsers';
import globalSetup from '../test-support/globalSetup';
import globalTeardown from '../test-support/globalTeardown';

/**
 * Measures the built site and prints tables: `npm run bench` for all parts, `npm run bench -- paint mails` for some.
 * Each part runs in its own process, so that none slows down the next.
 */
const parts = ['paint', 'otherLanguage', 'interactions', 'lighthouse', 'mails', 'list', 'soak'];

async function measure(part: string): Promise<void> {
  const program = spawn(process.execPath, ['-r', 'esbuild-register', path.join(__dirname, `${part}.ts`)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const [status] = await once(program, 'exit');
  if (status !== 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !parts.includes(name));
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const browser = execFileSync(chromiumOptions.executablePath, ['--version'], { encoding: 'utf8' }).trim();
  console.log(`${availableParallelism()} cores, Node ${process.versions.node}, ${browser}`);
  await globalSetup();
  for (const part of wanted.length > 0 ? wanted : parts) await measure(part);
  await globalTeardown();
}

void main();
