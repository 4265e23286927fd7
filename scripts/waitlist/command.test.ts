import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataDir } from '../../server/database/dataLock';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { runInProcess } from './testCommand.fixture';

it.each<[string[], string]>([
  [[], 'Name a command: stats, show, export, erase, retry or letter.'],
  [['count'], 'There is no command "count".'],
  [['erase'], 'erase takes one e-mail address.'],
  [['erase', 'a@b.co', 'c@d.co'], 'erase takes one e-mail address.'],
  [['erase', 'ada'], 'That is not an e-mail address.'],
  [['stats', 'right', 'now'], 'stats takes no argument "right now".'],
  [['stats', '--all'], '--all and --out are options of export only.'],
  [['stats', '--out=x.csv'], '--all and --out are options of export only.'],
  [['export', '--out='], '--out needs the name of a file.'],
  [['export', '--html', 'x.html'], '--html is an option of stats only.'],
  [['stats', '--html='], '--html needs the name of a file.'],
  [['show'], 'show takes one e-mail address.'],
  [['show', 'ada'], 'That is not an e-mail address.'],
  [['retry', 'ada@example.org'], 'retry takes no argument "ada@example.org".'],
  [['retry', '--send'], '--send is an option of letter only.'],
  [['stats', '--send'], '--send is an option of letter only.'],
  [['letter'], 'letter takes the name of one letter: opening.'],
  [['letter', 'constructor', '--send'], 'letter takes the name of one letter: opening.'],
  [['letter', 'opening', 'more', '--send'], 'letter takes the name of one letter: opening.'],
  [['letter', 'opening'], 'letter needs one of --dry-run, --to EMAIL and --send.'],
  [['letter', 'opening', '--send', '--dry-run'], 'letter needs one of --dry-run, --to EMAIL and --send.'],
  [['letter', 'opening', '--dry-run', '--yes'], '--yes is for --send only.'],
  [['letter', 'opening', '--to', 'ada'], '--to needs an e-mail address.'],
  [['letter', 'opening', '--send', '--limit', '0'], '--limit needs a number above 0.'],
  [['letter', 'opening', '--send', '--limit', '1e3'], '--limit needs a number above 0.'],
  [['letter', 'opening', '--send', '--rate', '2'], "Unknown option '--rate'."],
  [['letter', 'opening', '--all', '--send'], '--all and --out are options of export only.'],
  [['export', '--csv'], "Unknown option '--csv'."],
])('B7 B16 refuses %j with a clear message', async (args, problem) => {
  expect(await runInProcess(args)).toEqual({
    code: 2,
    out: '',
    err: `${problem}\nnpm run waitlist -- --help lists the commands.\n`,
  });
});

it.each(['--help', '-h', 'help'])('B7 %s explains the commands and the exit codes', async (word) => {
  const { code, out, err } = await runInProcess([word]);
  expect([code, err]).toEqual([0, '']);
  for (const part of [
    'stats',
    'show',
    'export',
    'erase',
    'retry',
    'letter',
    '--all',
    '--out',
    '--html',
    '--dry-run',
    'DATABASE_URL',
    'DATA_DIR',
    'Exit codes',
  ])
    expect(out).toContain(part);
});

it.each([
  [{ DATABASE_URL: 'b' }, 'SITE_URL (https://…) and MAIL_FROM and SUPABASE_URL (or FUNCTIONS_URL)'],
  [{ SITE_URL: 'http://constela.test', MAIL_FROM: 'a', FUNCTIONS_URL: 'b' }, 'SITE_URL (https://…)'],
  [{ SITE_URL: 'https://constela.test', MAIL_FROM: 'a', DATABASE_URL: 'b' }, 'SUPABASE_URL (or FUNCTIONS_URL)'],
])('B16 with a key for the mail provider and %j alone, no letter is sent', async (env, missing) => {
  expect(await runInProcess(['letter', 'opening', '--send', '--yes'], { RESEND_API_KEY: 'key', ...env })).toEqual({
    code: 1,
    out: '',
    err: `To send with RESEND_API_KEY, set ${missing} as well.\n`,
  });
});

describe('the place of the list', () => {
  it('B7 a directory without a list is a clear error, and nothing is written there', async () => {
    const home = temporaryDirectory();
    const { code, err } = await runInProcess(['stats'], { DATA_DIR: home });
    expect([code, err]).toEqual([1, expect.stringMatching(/^There is no waitlist in .* yet\. Start the server once/)]);
    expect(readdirSync(home)).toEqual([]);
  });

  it('B7 a list that a running server uses is a clear error that says what to do', async () => {
    const home = temporaryDirectory();
    mkdirSync(join(home, 'pg18'));
    const unlock = await lockDataDir(home);
    expect(await runInProcess(['stats'], { DATA_DIR: home })).toEqual({
      code: 1,
      out: '',
      err: `The server is running on ${home}, and only one process may open its database. Stop the server, run this again, and start it.\n`,
    });
    await unlock();
  });

  it('B7 a hosted project without the address of its database is a clear error', async () => {
    const { code, err } = await runInProcess(['stats'], {
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
    const { code, err } = await runInProcess(['stats'], { DATABASE_URL });
    expect([code, err]).toEqual([1, expect.stringMatching(problem)]);
    expect(err).not.toContain('secret');
  });
});
