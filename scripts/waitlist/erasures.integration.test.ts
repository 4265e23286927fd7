import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signUp, stepOne } from '../../test-support/listQueries';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { postgresDatabase } from '../../server/database/postgres';
import { testWaitlist, type TestWaitlist } from '../../test-support/testDatabase';
import { waitlist } from './testCommand.fixture';

jest.setTimeout(120_000);

let list: TestWaitlist;
const folder = temporaryDirectory();
const file = join(folder, 'erasures.jsonl');
beforeAll(async () => {
  list = await testWaitlist();
});

/** The settings of a copy of the list. */
async function backUp(): Promise<Record<string, string>> {
  const copy = new URL(list.env.DATABASE_URL!);
  const [from, to] = [copy.pathname.slice(1), `copy_${randomUUID().replaceAll('-', '')}`];
  const maintenance = postgresDatabase(process.env.DATABASE_URL!);
  await maintenance.script(`create database ${to} template ${from}`);
  await maintenance.close();
  copy.pathname = `/${to}`;
  return { DATABASE_URL: copy.href };
}

it('B4 who left after a backup is erased again once it is restored, and nobody else', async () => {
  await list.use(async (database) => {
    for (const email of ['left@example.org', 'stays@example.org']) await signUp(database, { email });
    await stepOne(database, { email: 'unsettled@example.org' });
  });
  const restored = await backUp();
  const command = (...args: string[]) => waitlist(args, restored);
  for (const name of ['left', 'unsettled'])
    expect(await waitlist(['erase', `${name}@example.org`], list.env)).toMatchObject({ code: 0 });
  await list.use((database) => signUp(database, { email: 'left@example.org', name: 'Back again' }));
  const saved = await waitlist(['erasures', '--out', file], list.env);
  expect(saved.out).toBe(`2 proofs of an erasure written to ${file}.\n`);
  expect(readFileSync(file, 'utf8')).not.toMatch(/example\.org/);

  expect((await command('show', 'left@example.org')).code).toBe(0);
  expect(await command('erasures', '--replay', file)).toEqual({
    code: 0,
    out: '2 proofs read, 0 of them known; 2 people erased again.\n',
    err: '',
  });
  expect((await command('erasures', '--replay', file)).out).toContain('2 of them known; 0 people erased again.');
  const { out } = await command('export', '--all');
  expect(out).not.toMatch(/(left|unsettled)@example\.org/);
  expect(out).toContain('stays@example.org');
  // Who joined anew is another row, which no proof names.
  expect((await waitlist(['erasures', '--replay', file], list.env)).out).toContain('0 people erased again.');
});

it('B4 a replay that the database ends on the way keeps whole batches, and can be run again', async () => {
  // More than one batch, of which the last proof fails.
  const ids = Array.from({ length: 501 }, () => randomUUID());
  const proofs = ids.map((id) =>
    JSON.stringify({ subscription_id: id, erased_at: '2026-01-01T00:00:00Z', reason: 'left', leave_hashes: [] }),
  );
  const many = join(folder, 'many.jsonl');
  writeFileSync(many, `${proofs.join('\n')}\n`);
  await list.use((database) =>
    database.script(`
      create function private.fail() returns trigger language plpgsql as
        $$ begin raise exception using message = U&'full \\009b\\202e'; end $$;
      create trigger fail before insert on private.waitlist_erasures for each row
        when (new.subscription_id = '${ids.at(-1)}') execute function private.fail()`),
  );
  const replayed = () => waitlist(['erasures', '--replay', many], list.env);
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await replayed()).code).toBe(1);
  expect(log.mock.calls).toEqual([['Error P0001: full \\u009b\\u202e']]);
  log.mockRestore();
  await list.use((database) => database.script('drop function private.fail cascade'));
  expect((await replayed()).out).toBe('501 proofs read, 500 of them known; 0 people erased again.\n');
});
