import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { keepResult } from './support/results';

/**
 * Measures and prints tables, and keeps them in `bench/RESULTS.md`: `npm run bench` for all parts, `npm run bench -- paint mails`
 * for some. All parts need a build. Each part runs in its own process, so that none slows down the next.
 */
const parts = ['paint', 'otherLanguage', 'interactions', 'lighthouse', 'mails'];

async function measure(part: string): Promise<void> {
  const program = spawn(process.execPath, ['-r', 'esbuild-register', path.join(__dirname, `${part}.ts`)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  const [printed, [status]] = await Promise.all([text(program.stdout), once(program, 'exit')]);
  process.stdout.write(printed);
  if (status === 0) keepResult(part, printed);
  else process.exitCode = 1;
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !parts.includes(name));
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  for (const part of wanted.length > 0 ? wanted : parts) await measure(part);
}

void main();
