import { readdirSync, readFileSync } from 'node:fs';
import { until } from '../until';

const mark = () => `CONSTELA_ENGINE=${process.env.E2E_ENGINES}`;

/** The environment of a process that must be gone at the end of this run. */
export function marked(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...environment, CONSTELA_ENGINE: process.env.E2E_ENGINES };
}

function stillRunning(): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark());
    } catch {
      // It has just ended, or is another person's.
      return false;
    }
  });
}

/** Ends what an engine has left behind, and fails when there is any. */
export async function expectNoStrays(): Promise<void> {
  let strays: string[] = [];
  await until('every engine has ended', () => (strays = stillRunning()).length === 0).catch((error: unknown) => {
    const names = strays.map((pid) => `${pid} ${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()}`);
    for (const pid of strays) process.kill(Number(pid), 'SIGKILL');
    throw new Error(`An engine left processes behind: ${names.join(', ')}`, { cause: error });
  });
}
