import { mkdirSync, watch } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

interface Tokens {
  confirm: string;
  leave: string;
}

const timeoutMs = 30_000;

/** Takes every mail out of the outbox, which would otherwise grow, and hands its tokens to whoever waits for them. */
export function takeMails(outbox: string, fail: (what: string) => void) {
  mkdirSync(outbox, { recursive: true });
  const waiting = new Map<string, (tokens: Tokens) => void>();
  const take = async (file: string) => {
    const { to, text } = JSON.parse(await readFile(file, 'utf8')) as { to: string[]; text: string };
    await rm(file);
    const token = (page: string) => new RegExp(`/waitlist/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '';
    waiting.get(to[0]!)?.({ confirm: token('confirm'), leave: token('leave') });
  };
  const watcher = watch(outbox, (event, file) => {
    // A new mail gets its name once it is complete; its removal is told by the same event.
    if (event === 'rename' && file?.endsWith('.json'))
      take(path.join(outbox, file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') fail(`a mail: ${error.message}`);
      });
  });
  return {
    /** To be called before the mail is asked for. */
    async to(email: string): Promise<Tokens> {
      let timer: NodeJS.Timeout | undefined;
      try {
        return await new Promise<Tokens>((resolve, reject) => {
          waiting.set(email, resolve);
          timer = setTimeout(() => reject(new Error('no mail came')), timeoutMs);
        });
      } finally {
        clearTimeout(timer);
        waiting.delete(email);
      }
    },
    close: () => watcher.close(),
  };
}

export type Mails = ReturnType<typeof takeMails>;
