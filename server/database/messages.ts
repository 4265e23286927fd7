import type { DatabaseError, Statement } from './database';

/** Messages between the server's thread and the database's thread. */
export type DatabaseRequest = { id: number } & (
  | { call: 'run'; statements: Statement[] }
  | { call: 'script'; sql: string }
  | { call: 'close' }
);

export type PlainError = Pick<DatabaseError, 'code' | 'message' | 'details' | 'hint'>;

/** After a panic the thread ends without any further answer. */
export type DatabaseAnswer = { id: number; value: unknown } | { id: number; error: PlainError } | { panic: string };

/** The id of the first answer, sent when the database is open or has failed to open. */
export const OPENED = 0;
