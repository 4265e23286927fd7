import type { PGlite } from '@electric-sql/pglite';
import type { MessagePort } from 'node:worker_threads';

export type Row = Record<string, unknown>;

export interface Statement {
  sql: string;
  params?: unknown[];
}

/** The server's access to a PostgreSQL, in whatever process or thread it runs. Every failure is a DatabaseError. */
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

/** Messages between the server's thread and the database's thread. */
export type DatabaseRequest = { id: number } & (
  | { call: 'run'; statements: Statement[] }
  | { call: 'script'; sql: string }
  | { call: 'close' }
);

type PlainError = Pick<DatabaseError, 'code' | 'message' | 'details' | 'hint'>;

/** After a panic the thread ends without any further answer. */
export type DatabaseAnswer = { id: number; value: unknown } | { id: number; error: PlainError } | { panic: string };

/** The id of the first answer, sent when the database is open or has failed to open. */
export const OPENED = 0;

export function pgliteDatabase(pglite: PGlite): Database {
  return {
    run: (statements) =>
      withPlainErrors(() =>
        pglite.transaction(async (transaction) => {
          const answers: Row[][] = [];
          for (const { sql, params } of statements) answers.push((await transaction.query<Row>(sql, params)).rows);
          return answers;
        }),
      ),
    script: (sql) => withPlainErrors(async () => void (await pglite.exec(sql))),
    close: () => pglite.close(),
  };
}

async function withPlainErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/** Opens a database and answers requests on a port until the database is closed. */
export async function serveDatabase(port: MessagePort, open: () => Promise<Database>): Promise<void> {
  await reply(port, OPENED, async () => {
    const database = await open();
    port.on('message', async (request: DatabaseRequest) => {
      await reply(port, request.id, () => perform(database, request));
      if (request.call === 'close') port.close();
    });
  });
}

function perform(database: Database, request: DatabaseRequest): Promise<unknown> {
  if (request.call === 'run') return database.run(request.statements);
  if (request.call === 'script') return database.script(request.sql);
  return database.close();
}

async function reply(port: MessagePort, id: number, work: () => Promise<unknown>): Promise<void> {
  try {
    const value = await work();
    port.postMessage({ id, value } satisfies DatabaseAnswer);
  } catch (error) {
    const { code, message, details, hint } = toDatabaseError(error);
    port.postMessage({ id, error: { code, message, details, hint } } satisfies DatabaseAnswer);
  }
}
