import { Worker } from 'node:worker_threads';
import { type Database, type DatabaseAnswer, DatabaseError, type DatabaseRequest, OPENED, type Row } from './database';

type Call = keyof Database | 'open';
type Waiting = { call: Call; resolve: (value: unknown) => void; reject: (error: DatabaseError) => void };
/** Called once when the thread is lost before it was closed; `ended` resolves when the thread is gone. */
export type OnLost = (reason: string, ended: Promise<unknown>) => void;

/** How long the database may take without any answer while a call waits. The first opening also creates the database. */
export const TIMEOUTS_MS: Record<Call, number> = { open: 60_000, run: 5_000, script: 60_000, close: 5_000 };
const TICK_MS = 1000;

/** A database in its own thread, which is ended when it does not answer in time: like kill -9, that loses nothing. */
export async function workerDatabase(
  script: URL,
  data: unknown,
  onLost: OnLost,
  timeouts = TIMEOUTS_MS,
): Promise<Database> {
  const worker = new Worker(script, { workerData: data, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let lastId = OPENED;
  let silentMs = 0;
  let open = false;
  let lost: DatabaseError | undefined;
  let panic: string | undefined;

  const awaitAnswer = (id: number, call: Call) =>
    new Promise<unknown>((resolve, reject) => {
      if (lost) reject(lost);
      else waiting.set(id, { call, resolve, reject });
    });
  const ask = (call: keyof Database, argument?: DatabaseRequest['argument']) => {
    lastId += 1;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ id: lastId, call, argument } satisfies DatabaseRequest);
    return awaitAnswer(lastId, call);
  };
  const lose = (reason: string, message: string) => {
    if (lost) return;
    lost = new DatabaseError('57P01', open ? message : reason);
    clearInterval(watch);
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
    const ended = worker.terminate();
    if (open) onLost(reason, ended);
  };
  // Counted in ticks, because a clock would also count the time in which the machine slept or this thread was busy.
  const watch = setInterval(() => {
    const [oldest] = waiting.values();
    silentMs = oldest ? silentMs + TICK_MS : 0;
    if (oldest && silentMs > timeouts[oldest.call]) {
      lose('it did not answer in time', 'The database did not answer in time and was restarted');
    }
  }, TICK_MS).unref();

  worker.on('message', (answer: DatabaseAnswer) => {
    silentMs = 0;
    if ('panic' in answer) {
      panic = answer.panic;
      return;
    }
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) {
      const { code, message, details, hint } = answer.error;
      caller?.reject(new DatabaseError(code, message, details, hint));
    } else caller?.resolve(answer.value);
  });
  // Ignored because the error contains queries and their parameters; 'exit' follows.
  worker.on('error', () => {});
  worker.on('exit', () => lose(panic ?? 'its thread has ended', 'The database has stopped and was restarted'));

  try {
    await awaitAnswer(OPENED, 'open');
    // The thread may send its last message and end before this line runs.
    if (lost) throw lost;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  open = true;
  return {
    run: async (statements) => (await ask('run', statements)) as Row[][],
    script: async (sql) => void (await ask('script', sql)),
    close: async () => {
      open = false;
      // Ending the thread closes a database that does not answer.
      await ask('close').catch(() => {});
      await worker.terminate();
    },
  };
}
