import { Writable } from 'node:stream';
import { types } from 'node:util';
import { runCommand } from './command';
import type { List } from './list';
import { openList } from './openList';
import type { Database, Row } from '../../server/database/database';
import { asOwner } from '../../test-support/listQueries';
import { MIGRATIONS, newPglite, testWaitlist } from '../../test-support/testDatabase';

/** Runs a command inside the test, with what it printed and its exit code. */
export async function runInProcess(args: string[], env: Record<string, string> = {}, open?: () => Promise<List>) {
  let [out, err] = ['', ''];
  const code = await runCommand(
    args,
    env,
    process.cwd(),
    {
      out: new Writable({ write: (text, _, done) => done(void (out += text)) }),
      err: new Writable({ write: (text, _, done) => done(void (err += text)) }),
    },
    open,
  );
  return { code, out, err };
}

/** A list whose database stays open while commands run inside the test. */
export async function testCommand() {
  const list = await openForCommands();
  return {
    ...list,
    command: (args: string[], env: Record<string, string> = {}) => runInProcess(args, env, list.open),
  };
}

async function openForCommands() {
  if (process.env.DATABASE_URL) {
    const { env, use, remove } = await testWaitlist();
    return { use, remove, open: () => openList(env, process.cwd()) };
  }
  const database = await newPglite(MIGRATIONS, true);
  const list: List = {
    place: 'memory',
    query: async (sql, params) => (await asOwner(database, sql, params)).map(withOwnDates),
    close: async () => {},
  };
  return {
    use: <T>(work: (database: Database) => Promise<T>) => work(database),
    remove: () => database.close(),
    open: async () => list,
  };
}

/** A date that comes from a worker is no instance of the `Date` that Jest gives to a test. */
const withOwnDates = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, types.isDate(value) ? new Date(value.getTime()) : value]),
  );
