import { Client, Pool } from 'pg';
import { type Database, toDatabaseError } from '../server/database/database';

/** A PostgreSQL server with the interface of the embedded database; for tests only. */
export function postgresDatabase(connectionString: string): Database {
  const pool = new Pool({ connectionString, max: 10 });
  return {
    run: async (statements) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const answers = [];
        for (const { sql, params } of statements) answers.push((await client.query(sql, params)).rows);
        await client.query('commit');
        return answers;
      } catch (error) {
        await client.query('rollback');
        throw toDatabaseError(error);
      } finally {
        client.release();
      }
    },
    script: async (sql) => {
      try {
        await pool.query(sql);
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    close: () => pool.end(),
  };
}

/** Does the work while no other process does. Roles belong to the whole server: two tests that create them at the same time fail. */
export async function oneAtATime(work: () => Promise<void>): Promise<void> {
  const connectionString = process.env.DATABASE_URL;
  // An embedded database has roles of its own.
  if (!connectionString) return work();
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await work();
  } finally {
    await client.end();
  }
}
