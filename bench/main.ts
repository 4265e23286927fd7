import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { executablePath } from './support/browser';

/**
 * Measures the built site and prints tables, and keeps them in `bench/RESULTS.md`: `npm run bench` for all parts,
 * `npm run bench -- paint mails` for some. Each part runs in its own process, so that none slows down the next.
 */
const parts = ['paint', 'otherLanguage', 'interactions', 'lighthouse', 'mails', 'attack', 'soak'];
const results = path.join(__dirname, 'RESULTS.md');

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

/** Replaces what the part printed last time, and adds the day and the machine. */
function keepResult(part: string, printed: string): void {
  const browser = execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const conditions = `${day}, ${availableParallelism()} cores, Node ${process.versions.node}, ${browser}.`;
  const [head, ...sections] = readFileSync(results, 'utf8').split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(`## ${part}\n`)).map((section) => section.trim());
  const all = [...others, `## ${part}\n\n${conditions}\n\n${printed.trim()}`].sort();
  writeFileSync(results, `${[head?.trim(), ...all].join('\n\n')}\n`);
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
