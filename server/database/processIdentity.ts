import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Names one run of a process: its pid alone is reused by others, with the time of its start it is not.
 * Undefined when no such process runs.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The name in brackets may hold anything, blanks and brackets included; the start time is the 20th field after it.
      const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
      return `${pid} ${boot} ${ticks}`;
    }
    if (process.platform !== 'win32') {
      return `${pid} ${execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()}`;
    }
    process.kill(pid, 0);
    return String(pid);
  } catch {
    return undefined;
  }
}
