import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { marked } from './strays';

export interface Screen {
  display: string;
  stop: () => Promise<void>;
}

/** A screen without a monitor, for WebKit, which has no headless mode. */
export function startScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    env: marked(process.env),
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    timeout: 10 * 60_000,
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = () => {
    server.kill();
    return ended;
  };
  return new Promise((resolve, reject) => {
    (server.stdio[3] as Readable).once('data', (number: Buffer) =>
      resolve({ display: `:${String(number).trim()}`, stop }),
    );
    server.once('error', reject);
    server.once('close', () => reject(new Error('Xvfb did not start')));
  });
}
