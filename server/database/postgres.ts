import { DatabaseError as PostgresError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { StartError } from '../errors';
import { type Database, DatabaseError, toDatabaseError } from './database';
import { migrate } from './migrate';
import { loggingOutages } from './outages';
import { readDatabaseUrl } from '../settings';

/** Longer than any call of the site takes. `query_timeout` also ends a query whose connection is silent. */
const LIMITS: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  keepAlive: true,
};
/** A migration may rewrite a table, and wait for the one of another server. */
const LIMITS_TO_MIGRATE: PoolConfig = {
  max: 1,
  idleTimeoutMillis: 0,
  statement_timeout: 120_000,
  query_timeout: 130_000,
};
/** The key of the lock that servers take while they migrate; any number that nothing else locks. */
const MIGRATION_LOCK = 20_261_125;

/** States in which the server is away: shutting down, starting, full, a standby, or too slow for the time limit. */
const AWAY = /^(08|53|57|25006)/;

/** Opens the list in a PostgreSQL server, and migrates it. Several servers may do so at the same time. */
export async function openPostgres(connectionString: string, migrations: string): Promise<Database> {
  const { hostname } = readDatabaseUrl(connectionString);
  if (/\.supabase\.(co|com)$/.test(hostname))
    throw new StartError(
      'DATABASE_URL is the database of a hosted project, which sends its mails itself. Set SUPABASE_URL and its key as well; then npm start serves the site alone.',
    );
  try {
    await migrateAlone(connectionString, migrations);
  } catch (error) {
    throw new StartError(
      `The database at ${hostname} (DATABASE_URL) cannot be used: ${toDatabaseError(error).message}.`,
    );
  }
  return loggingOutages(postgresDatabase(connectionString));
}

/** The lock ends with the only connection of this pool. */
async function migrateAlone(connectionString: string, migrations: string): Promise<void> {
  const alone = postgresDatabase(connectionString, LIMITS_TO_MIGRATE);
  try {
    await refuseSharedSessions(alone, connectionString);
    await alone.script(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(alone, migrations);
  } finally {
    await alone.close();
  }
}

/** @throws when a pooler gives another session the same connection meanwhile: it would share locks and settings. */
async function refuseSharedSessions(alone: Database, connectionString: string): Promise<void> {
  const another = postgresDatabase(connectionString, { max: 1 });
  try {
    const [one, other] = [await processOf(alone), await processOf(another)];
    if (one !== other) return;
  } finally {
    await another.close();
  }
  throw new Error(
    'a pooler on the way keeps no sessions. Set it to keep them (PgBouncer: pool_mode = session), or take the address of PostgreSQL itself',
  );
}

async function processOf(database: Database): Promise<unknown> {
  const [rows] = await database.run([{ sql: 'select pg_backend_pid() as process' }]);
  return rows?.[0]?.process;
}

/** A pool of connections, which are made again when they were lost. */
export function postgresDatabase(connectionString: string, limits: PoolConfig = {}): Database {
  const { statement_timeout, ...options } = { ...LIMITS, ...limits };
  const pool = new Pool({
    ...options,
    connectionString,
    // By a statement, because PgBouncer refuses it as a parameter of the connection.
    onConnect: (client) => client.query(`set statement_timeout = ${statement_timeout}`),
  });
  // A connection that is lost between two queries would end the program; the next call says what is wrong.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));

  async function attempt<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw away(error);
    });
    try {
      const answer = await work(client);
      client.release();
      return answer;
    } catch (error) {
      // Where a connection does not answer, asking it to roll back would wait once more.
      const answers = error instanceof PostgresError;
      const rolledBack = answers && (await client.query('rollback').catch(() => undefined));
      client.release(!rolledBack);
      throw answers && !AWAY.test(error.code ?? '') ? toDatabaseError(error) : away(error);
    }
  }

  return {
    run: (statements) =>
      attempt(async (client) => {
        await client.query('begin');
        const answers = [];
        for (const { sql, params } of statements) answers.push((await client.query(sql, params)).rows);
        await client.query('commit');
        return answers;
      }),
    script: (sql) => attempt(async (client) => void (await client.query(sql))),
    close: () => pool.end(),
  };
}

/** 08006: the connection failed. An address with several numbers fails with no message but a code. */
function away(error: unknown): DatabaseError {
  const { code, message } = error as { code?: string; message: string };
  return new DatabaseError('08006', message || code || 'no answer');
}
