import { Client } from 'pg';
import { ClearError } from './terminal';
import type { List } from './list';

const CONNECT_TIMEOUT_MS = 15_000;

/** A PostgreSQL server, such as that of a hosted project. */
export async function openPostgres(connectionString: string): Promise<List> {
  const { hostname, pathname } = addressOf(connectionString);
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'constela waitlist',
  });
  // When the connection is lost between two queries, the next query fails.
  client.on('error', () => {});
  try {
    await client.connect();
    // Leaves the other processors to the people who sign up meanwhile.
    await client.query('set max_parallel_workers_per_gather = 0');
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new ClearError(
      `The database at ${hostname} (DATABASE_URL) cannot be reached: ${[code, message].filter(Boolean).join(', ')}.`,
    );
  }
  return {
    place: `${pathname.slice(1)} at ${hostname}`,
    query: async (sql, params) => (await client.query(sql, params)).rows,
    close: () => client.end(),
  };
}

function addressOf(connectionString: string): URL {
  try {
    const url = new URL(connectionString);
    if (/^postgres(ql)?:$/.test(url.protocol)) return url;
  } catch {
    // Not a URL at all: the same error.
  }
  throw new ClearError(
    'DATABASE_URL is not the address of a PostgreSQL (postgres://user:password@host:5432/database).',
  );
}
