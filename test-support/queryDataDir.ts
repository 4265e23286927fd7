import { execFileSync } from 'node:child_process';
import path from 'node:path';

const program = `
  import { PGlite } from '@electric-sql/pglite';
  const [folder, sql] = process.argv.slice(1);
  const database = await PGlite.create(folder);
  const { rows } = await database.query(sql);
  await database.close();
  console.log(JSON.stringify(rows));
`;

/** Asks the database of a stopped server, in a process of its own: PGlite's modules do not load inside Jest. */
export function queryDataDir(dataDir: string, sql: string): unknown {
  const folder = path.join(dataDir, 'pg18');
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', program, folder, sql]);
  return JSON.parse(answer.toString());
}
