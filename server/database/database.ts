import type { PGlite } from '@electric-sql/pglite';
import type { MessagePort } from 'node:worker_threads';

export type Row = Record<string, unknown>;

export interface Statement {
  sql: string;
  params?: unknown[];
}

/** The server's access to a PostgreSQL, in whatever process or thread it runs. */
export interface Database {
  /** Runs the statements in order in one transaction and returns the rows of each. */
  run: (statements: Statement[]) => Promise<Row[][]>;
  /** Runs a script of several statements in one transaction. */
  script: (sql: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The parts of a PostgreSQL error that may leave the database: drivers attach the parameters, which are personal data. */
export class DatabaseError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
  ) {
    super(message);
    this.name = 'DatabaseError';
  }
}

export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, message, detail, hint } = error as Record<string, string | undefined>;
  return new DatabaseError(code ?? 'XX000', message ?? 'Unknown database failure', detail ?? null, hint ?? null);
}

/** Whether the database itself failed: lost, unreachable or out of space. Errors of a single call are not outages. */
export const isOutage = (code: string): boolean => /^(08|53[123]|57P01)/.test(code);

/** A call of a method of the database, from the server's thread to the database's. */
export interface DatabaseRequest {
  id: number;
  call: keyof Database;
  argument?: Statement[] | string;
}

export type PlainError = Pick<DatabaseError, 'code' | 'message' | 'details' | 'hint'>;

export function plainError(error: unknown): PlainError {
  const { code, message, details, hint } = toDatabaseError(error);
  return { code, message, details, hint };
}

/** After a panic the thread ends without any further answer. */
export type DatabaseAnswer = { id: number; value: unknown } | { id: number; error: PlainError } | { panic: string };

/** The id of the first answer, sent when the database is open or has failed to open. */
export const OPENED = 0;

export function pgliteDatabase(pglite: PGlite): Database {
  return {
    run: (statements) =>
      pglite.transaction(async (transaction) => {
        const answers: Row[][] = [];
        for (const { sql, params } of statements) answers.push((await transaction.query<Row>(sql, params)).rows);
        return answers;
      }),
    script: async (sql) => void (await pglite.exec(sql)),
    close: () => pglite.close(),
  };
}

/** Opens a database and answers requests on a port until the database is closed. */
export async function serveDatabase(port: MessagePort, open: () => Promise<Database>): Promise<void> {
  await reply(port, OPENED, async () => {
    const database = await open();
    port.on('message', async (request: DatabaseRequest) => {
      await reply(port, request.id, () => {
        const call = database[request.call] as (argument: DatabaseRequest['argument']) => Promise<unknown>;
        return call(request.argument);
      });
      if (request.call === 'close') port.close();
    });
  });
}

async function reply(port: MessagePort, id: number, work: () => Promise<unknown>): Promise<void> {
  try {
    const value = await work();
    port.postMessage({ id, value } satisfies DatabaseAnswer);
  } catch (error) {
    port.postMessage({ id, error: plainError(error) } satisfies DatabaseAnswer);
  }
}
