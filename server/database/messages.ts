import type { DatabaseError, Statement } from './database';

/** What passes between the server's thread and the database's. */
export type DatabaseRequest = { id: number } & (
  | { call: 'run'; statements: Statement[] }
  | { call: 'script'; sql: string }
  | { call: 'close' }
);

export type PlainError = Pick<DatabaseError, 'code' | 'message' | 'details' | 'hint'>;

/** After a panic the thread ends, and answers nothing more. */
export type DatabaseAnswer = { id: number; value: unknown } | { id: number; error: PlainError } | { panic: string };

/** The id of the worker's first message, sent once the database is open or has failed to open. */
export const OPENED = 0;
