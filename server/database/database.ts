export type Row = Record<string, unknown>;

export interface Statement {
  sql: string;
  params?: unknown[];
}

/** What the server asks of a PostgreSQL, whichever process or thread it runs in. Failures are DatabaseErrors. */
export interface Database {
  /** Runs the statements in order in one transaction; the answer holds the rows of each. */
  run: (statements: Statement[]) => Promise<Row[][]>;
  /** Runs a script of several statements, all of it or nothing of it. */
  script: (sql: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The only parts of a PostgreSQL error that leave the database: engines attach the parameters, which are personal data. */
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

/** Whether the database itself could not work: lost, unreachable or out of room. What it says of a call is none. */
export const isOutage = (code: string): boolean => /^(08|53[123]|57P01)/.test(code);
