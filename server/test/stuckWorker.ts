/** A database that blocks or dies in the call that `workerData` names. */
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as delay } from 'node:timers/promises';
import { serveDatabase } from '../database/database';

const SLOW_MS = 250;
const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);

let lastRun: Promise<unknown> = Promise.resolve();
const serving = serveDatabase(parentPort!, async () => {
  if (workerData === 'open') block();
  return {
    run: async () => {
      if (workerData === 'run') block();
      if (workerData === 'die') process.exit(1);
      // Calls run one after another, as in a real database.
      lastRun = lastRun.then(() => delay(SLOW_MS));
      await lastRun;
      return [];
    },
    script: async () => {},
    close: async () => {
      if (workerData === 'close') block();
    },
  };
});
if (workerData === 'die at once') void serving.then(() => process.exit(1));
