import { type Database, type DatabaseError, isOutage } from './database';

/** An outage is over after this time without a failure: a full disk fails some calls only. */
const RECOVERED_MS = 60_000;

/** The same database, which logs one line when an outage begins, whatever else fails in it, and one when it is over. */
export function loggingOutages(database: Database): Database {
  let failedAt: number | undefined;
  async function attempt<T>(work: Promise<T>): Promise<T> {
    try {
      const answer = await work;
      if (failedAt !== undefined && performance.now() - failedAt >= RECOVERED_MS) {
        failedAt = undefined;
        console.error('The database works again: no call has failed for a minute.');
      }
      return answer;
    } catch (error) {
      const { code, message } = error as DatabaseError;
      if (isOutage(code)) {
        const reason = /No space left on device/.test(message) ? 'no space is left on its disk' : message;
        if (failedAt === undefined) console.error(`The database does not work and is retried until it does: ${reason}`);
        failedAt = performance.now();
      }
      throw error;
    }
  }
  return {
    run: (statements) => attempt(database.run(statements)),
    script: (sql) => attempt(database.script(sql)),
    close: database.close,
  };
}
