import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Measured } from './measured';

/** Opens pages for so many seconds, in another process. */
export async function visitPages(url: string, seconds: number): Promise<Measured> {
  const child = spawn(
    process.execPath,
    ['-r', 'esbuild-register', 'server/test/load/visitors.ts', url, String(seconds)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(await text(child.stdout)) as Measured;
}
