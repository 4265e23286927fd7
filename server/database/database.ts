export type Row = Record<string, unknown>;

export interface Statement {
  sql: string;
  params?: unknown[];
}

/** The server's access to its PostgreSQL. */
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
