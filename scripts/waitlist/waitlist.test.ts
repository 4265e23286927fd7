import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from '../../server/database/dataLock';
import { help } from './help';
import { testWaitlist, type TestWaitlist } from '../../test-support/testWaitlist';
import { waitlist } from '../../test-support/waitlistCommand';

jest.setTimeout(120_000);

let list: TestWaitlist;
beforeAll(async () => {
  list = await testWaitlist();
});
afterAll(() => list.remove());

const command = (...args: string[]) => waitlist(args, list.env);

it('B7 starts by the name that the README gives it', () => {
  expect(
    execFileSync('npm', ['run', '--silent', 'waitlist', '--', '--help'], { encoding: 'utf8', timeout: 60_000 }),
  ).toBe(help);
});

it.each([
  ['without the tables', 'drop schema private, public cascade'],
  ['of an older program', 'drop table private.waitlist_queue cascade'],
])('B7 a database %s is a clear error', async (_, change) => {
  const empty = await testWaitlist();
  await empty.use((database) => database.script(change));
  const { code, err } = await waitlist(['stats'], empty.env);
  await empty.remove();
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/missing or older than this program\. Start the local server once;/),
  ]);
});

describe('an empty list', () => {
  it('B7 stats says that nobody is on the list', async () => {
    const { code, out, err } = await command('stats');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^The waitlist in .*, \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\n\nNobody is on the list yet\.\n\nConfirmation mails\n[^]*\n\nNobody was erased\.\n$/,
    );
  });

  it('B7 export writes only the names of the columns', async () => {
    expect(await command('export')).toEqual({
      code: 0,
      out: '\ufeff"email","name","interests","message","language","notice_version","signed_up_at","confirmed_at"\r\n',
      err: '0 people written to standard output.\n',
    });
  });
});

describe('the place of the list', () => {
  it('B7 a directory without a list is a clear error, and nothing is written there', async () => {
    const home = mkdtempSync(join(tmpdir(), 'constela-'));
    const { code, err } = await waitlist(['stats'], { DATA_DIR: home });
    expect([code, err]).toEqual([1, expect.stringMatching(/^There is no waitlist in .* yet\. Start the server once/)]);
    expect(readdirSync(home)).toEqual([]);
  });

  it('B7 a list that a running server uses is a clear error that says what to do', async () => {
    const home = mkdtempSync(join(tmpdir(), 'constela-'));
    mkdirSync(join(home, 'pg18'));
    const unlock = await lockDataDir(home);
    expect(await waitlist(['stats'], { DATA_DIR: home })).toEqual({
      code: 1,
      out: '',
      err: `The server is running on ${home}, and only one process may open its database. Stop the server, run this again, and start it.\n`,
    });
    await unlock();
  });

  it('B7 a hosted project without the address of its database is a clear error', async () => {
    const { code, err } = await waitlist(['stats'], {
      SUPABASE_URL: 'https://x.supabase.co',
      SUPABASE_ANON_KEY: 'key',
    });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The waitlist is at https:\/\/x\.supabase\.co\. Set DATABASE_URL /),
    ]);
  });

  it.each([
    ['mysql://x', /^DATABASE_URL is not the address of a PostgreSQL/],
    [
      'postgres://postgres:secret@127.0.0.1:1/x',
      /^The database at 127\.0\.0\.1 \(DATABASE_URL\) cannot be reached: ECONNREFUSED/,
    ],
  ])('B7 DATABASE_URL=%s is a clear error without the password', async (DATABASE_URL, problem) => {
    const { code, err } = await waitlist(['stats'], { DATABASE_URL });
    expect([code, err]).toEqual([1, expect.stringMatching(problem)]);
    expect(err).not.toContain('secret');
  });
});
