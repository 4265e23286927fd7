import { mkdirSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CaughtMail } from '../mail/outbox';

export interface Tokens {
  confirm: string;
  leave: string;
}

const TIMEOUT_MS = 2_000;

/** Reads the tokens of every new mail in an outbox. */
export function mailTokens(outbox: string) {
  mkdirSync(outbox, { recursive: true });
  const read = new Map<string, Tokens>();
  const watcher = watch(outbox, (_, file) => {
    if (file?.endsWith('.json')) void take(join(outbox, file));
  });
  async function take(file: string) {
    const mail = JSON.parse(await readFile(file, 'utf8')) as CaughtMail;
    const token = (page: string) => new RegExp(`/waitlist/${page}\\?token=([\\w-]+)`).exec(mail.text)?.[1] ?? '';
    read.set(mail.to[0]!, { confirm: token('confirm'), leave: token('leave') });
  }
  return {
    /** Undefined when no mail comes, because the server may be gone. */
    async to(email: string): Promise<Tokens | undefined> {
      const until = Date.now() + TIMEOUT_MS;
      while (!read.has(email) && Date.now() < until) await delay(5);
      return read.get(email);
    },
    close: () => watcher.close(),
  };
}
