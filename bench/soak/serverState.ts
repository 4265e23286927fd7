import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the server holds; memory in MB. */
export async function serverState(server: ChildProcess) {
  const answer = once(server, 'message') as Promise<[{ heap: number; handles: number }]>;
  server.send('state');
  const [{ heap, handles }] = await answer;
  const kinds = openFiles(server.pid!);
  const sockets = kinds.filter((target) => target.startsWith('socket:')).length;
  return { rss: residentSet(server.pid!), heap: heap / 1e6, handles, files: kinds.length - sockets, sockets };
}

function residentSet(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

function openFiles(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((name) => unlessGone(() => readlinkSync(path.join(folder, name))) ?? []);
}

/** In MB. */
export function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const sizes = files.map((file) => unlessGone(() => statSync(path.join(folder, file)).size) ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

/** The server goes on meanwhile, and may close or remove what was listed. */
function unlessGone<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
