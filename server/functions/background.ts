import { logError } from '../errors';

export interface Background {
  later: (work: Promise<void>) => void;
  /** Resolves when all work is done, including work that this work started. */
  settled: () => Promise<void>;
}

/** Work that continues after the answer; the server waits for it before it ends. */
export function makeBackground(): Background {
  const open = new Set<Promise<void>>();
  return {
    later(work) {
      const tracked = work.catch(logError).finally(() => open.delete(tracked));
      open.add(tracked);
    },
    async settled() {
      while (open.size > 0) await Promise.allSettled(open);
    },
  };
}
