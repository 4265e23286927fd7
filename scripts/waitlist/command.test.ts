import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataDir } from '../../server/database/dataLock';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { help } from './command';
import { runInProcess } from './testCommand.fixture';

const misuses = `
  | Name a command: stats, show, export, erase, erasures, retry or letter.
  count | There is no command "count".
  erase | erase takes one e-mail address.
  erase a@b.co c@d.co | erase takes one e-mail address.
  erase ada | That is not an e-mail address.
  stats right now | stats takes no argument "right now".
  stats --all | stats has no option --all.
  retry --send | retry has no option --send.
  export --out= | --out needs the name of a file.
  export --csv | Unknown option '--csv'.
  stats --since yesterday | --since needs today or a day such as 2026-01-31.
  stats --since 2026-02-31 | --since needs today or a day such as 2026-01-31.
  erasures | erasures needs one of --out FILE and --replay FILE.
  erasures --out a --replay b | erasures needs one of --out FILE and --replay FILE.
  erasures --replay= | --replay needs the name of a file.
  retry ada@example.org | retry takes no argument "ada@example.org".
  letter | letter takes the name of one letter: opening.
  letter constructor --send | letter takes the name of one letter: opening.
  letter opening more --send | letter takes the name of one letter: opening.
  letter opening | letter needs one of --dry-run, --to EMAIL and --send.
  letter opening --dry-run --yes | --yes is for --send only.
  letter opening --to ada | --to needs an e-mail address.
  letter opening --send --limit 0 | --limit needs a number above 0.
  letter opening --send --limit 1e3 | --limit needs a number above 0.
  letter opening --all --send | letter has no option --all.`;

it.each(
  misuses
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ ?\| /) as [string, string]),
)('B7 B16 refuses "%s" with: %s', async (typed, problem) => {
  const err = `${problem}\nnpm run waitlist -- --help lists the commands.\n`;
  expect(await runInProcess(typed.split(' ').filter(Boolean))).toEqual({ code: 2, out: '', err });
});

it.each(['--help', '-h', 'help'])('B7 %s prints the help', async (word) => {
  expect(await runInProcess([word])).toEqual({ code: 0, out: help, err: '' });
});

it.each([
  [{ DATABASE_URL: 'b' }, 'SITE_URL (https://…) and MAIL_FROM and SUPABASE_URL (or FUNCTIONS_URL)'],
  [{ SITE_URL: 'http://constela.test', MAIL_FROM: 'a', FUNCTIONS_URL: 'b' }, 'SITE_URL (https://…)'],
  [{ SITE_URL: 'https://constela.test', MAIL_FROM: 'a', DATABASE_URL: 'b' }, 'SUPABASE_URL (or FUNCTIONS_URL)'],
])('B16 with a key for the mail provider and %j alone, no letter is sent', async (env, missing) => {
  const err = `To send with RESEND_API_KEY, set ${missing} as well.\n`;
  const args = ['letter', 'opening', '--send', '--yes'];
  expect(await runInProcess(args, { RESEND_API_KEY: 'key', ...env })).toEqual({ code: 1, out: '', err });
});

it('B7 a directory without a list, and a list that a running server uses, are clear errors that say what to do', async () => {
  const dataDir = temporaryDirectory();
  const stderr = async () => (await runInProcess(['stats'], { DATA_DIR: dataDir })).err;
  expect(await stderr()).toMatch(/^There is no waitlist in .* yet\. Start the server once/);
  expect(readdirSync(dataDir)).toEqual([]);
  mkdirSync(join(dataDir, 'pg18'));
  const unlock = await lockDataDir(dataDir);
  expect(await stderr()).toMatch(/^The server is running on .* Stop the server, run this again/);
  await unlock();
});

const unreachable = 'postgres://postgres:secret@127.0.0.1:1/x';

it.each<[Record<string, string>, RegExp]>([
  [{ SUPABASE_URL: 'https://x.co', SUPABASE_ANON_KEY: 'k' }, /^The waitlist is at https:\/\/x\.co\. Set DATABASE_URL /],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not the address of a PostgreSQL/],
  [{ DATABASE_URL: 'x' }, /^DATABASE_URL is not the address of a PostgreSQL/],
  [{ DATABASE_URL: unreachable }, /^The database at 127\.0\.0\.1 \(DATABASE_URL\) cannot be reached: ECONNREFUSED/],
])('B7 the settings %j are a clear error without the password', async (env, problem) => {
  const { code, err } = await runInProcess(['stats'], env);
  expect([code, err]).toEqual([1, expect.stringMatching(problem)]);
  expect(err).not.toContain('secret');
});
