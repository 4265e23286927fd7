import { Worker } from 'node:worker_threads';
import { type Database, DatabaseError, type Row } from './database';
import { type DatabaseAnswer, type DatabaseRequest, OPENED } from './messages';

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;
type Waiting = { resolve: (value: unknown) => void; reject: (error: DatabaseError) => void };

/** A database in a thread of its own. `onLost` is called when the thread dies without having been closed. */
export async function workerDatabase(script: URL, dataDir: string, onLost: () => void): Promise<Database> {
  const worker = new Worker(script, { workerData: dataDir });
  const waiting = new Map<number, Waiting>();
  let lastId = OPENED;
  let closing = false;

  const awaitAnswer = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
  const ask = (request: Unnumbered<DatabaseRequest>) => {
    lastId += 1;
    const answer = awaitAnswer(lastId);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ id: lastId, ...request });
    return answer;
  };

  worker.on('message', (answer: DatabaseAnswer) => {
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) {
      const { code, message, details, hint } = answer.error;
      caller?.reject(new DatabaseError(code, message, details, hint));
    } else caller?.resolve(answer.value);
  });
  // The error itself carries queries and their parameters: it is not passed on.
  worker.on('error', () => {});
  worker.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new DatabaseError('57P01', 'The database has stopped'));
    waiting.clear();
    if (!closing) onLost();
  });

  try {
    await awaitAnswer(OPENED);
  } catch (error) {
    closing = true;
    await worker.terminate();
    throw error;
  }
  return {
    run: async (statements) => (await ask({ call: 'run', statements })) as Row[][],
    script: async (sql) => void (await ask({ call: 'script', sql })),
    close: async () => {
      closing = true;
      await ask({ call: 'close' });
    },
  };
}
