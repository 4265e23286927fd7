import type { PGlite } from '@electric-sql/pglite';
import { type Database, type Row, toDatabaseError } from './database';

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
