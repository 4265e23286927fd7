import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { testCommand, waitlist } from './testCommand.fixture';
import { help } from './command';
import { parseCommand } from './parseCommand';

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
  expect(await waitlist(typed.split(' ').filter(Boolean))).toEqual({ code: 2, out: '', err });
});

it('B7 W3 finds the address in what was copied from a mail, as the form does', () => {
  expect(parseCommand(['show', 'Ana <Ana@Example.org>,'])).toEqual({ name: 'show', email: 'ana@example.org' });
});

it.each(['--help', '-h', 'help'])('B7 %s prints the help', async (word) => {
  expect(await waitlist([word])).toEqual({ code: 0, out: help, err: '' });
});

it('B7 the command starts by the name that the README gives it', () => {
  const args = ['run', '--silent', 'waitlist', '--', '--help'];
  expect(execFileSync('npm', args, { encoding: 'utf8', timeout: 60_000 })).toBe(help);
});

it('B7 a database of an older program is a clear error', async () => {
  const { command, use } = await testCommand();
  await use((database) => database.script('drop table private.mails cascade'));
  const err = expect.stringMatching(/missing or older than this program\. Start the local server once;/) as string;
  expect(await command(['stats'])).toEqual({ code: 1, out: '', err });
});

it('B7 a directory without a list is a clear error that says what to do, and stays as it is', async () => {
  const dataDir = temporaryDirectory();
  const stderr = async () => (await waitlist(['stats'], { DATA_DIR: dataDir })).err;
  expect(await stderr()).toMatch(/^There is no waitlist in .* yet\. Start the server once/);
  expect(readdirSync(dataDir)).toEqual([]);
});

const unreachable = 'postgres://postgres:secret@127.0.0.1:1/x';

it.each<[Record<string, string>, RegExp]>([
  [{ SUPABASE_URL: 'https://x.co', SUPABASE_ANON_KEY: 'k' }, /^The waitlist is at https:\/\/x\.co\. Set DATABASE_URL /],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not the address of a PostgreSQL/],
  [{ DATABASE_URL: 'x' }, /^DATABASE_URL is not the address of a PostgreSQL/],
  [{ DATABASE_URL: unreachable }, /^The database at 127\.0\.0\.1 \(DATABASE_URL\) cannot be reached: ECONNREFUSED/],
])('B7 the settings %j are a clear error without the password', async (env, problem) => {
  const { code, err } = await waitlist(['stats'], env);
  expect([code, err]).toEqual([1, expect.stringMatching(problem)]);
  expect(err).not.toContain('secret');
});
