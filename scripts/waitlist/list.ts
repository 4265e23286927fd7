import type { Row } from '../../server/database/database';

/** The waitlist's database, on one connection. */
export interface List {
  /** Where it is, in words that hold no secret. */
  place: string;
  query: (sql: string, params?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}
