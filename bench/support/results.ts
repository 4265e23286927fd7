import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { executablePath } from './browser';

const file = path.resolve(__dirname, '../RESULTS.md');
const head = '# What was measured\n\nWritten by `npm run bench`, part by part.\n';

/** Puts what a part printed in the place of what it printed before, with the day and the machine. */
export function keepResult(part: string, printed: string): void {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : head;
  writeFileSync(file, withResult(kept, part, `${conditions()}\n\n${printed.trim()}`));
}

export function withResult(kept: string, part: string, result: string): string {
  const [start, ...sections] = kept.split(/^(?=## )/m);
  const section = `## ${part}\n\n${result}\n`;
  const others = sections.filter((one) => !one.startsWith(`## ${part}\n`)).map((one) => `${one.trim()}\n`);
  return [`${start?.trim()}\n`, ...[...others, section].sort()].join('\n');
}

function conditions(): string {
  const browser = execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${availableParallelism()} cores, Node ${process.versions.node}, ${browser}.`;
}
