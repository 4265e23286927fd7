import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies one run of a process by pid and start time, because pids are reused. Undefined when no such process runs. */
export function processIdentity(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The name in brackets may contain blanks and brackets; the start time is the 20th field after it.
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
