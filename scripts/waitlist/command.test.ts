import { Writable } from 'node:stream';
import { runCommand } from './command';

/** Runs a command that opens no database. */
async function typed(args: string[], env: Record<string, string> = {}) {
  let [out, err] = ['', ''];
  const code = await runCommand(args, env, '/nowhere', {
    out: new Writable({ write: (text, _, done) => done(void (out += text)) }),
    err: new Writable({ write: (text, _, done) => done(void (err += text)) }),
  });
  return { code, out, err };
}

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
  expect(await typed(args)).toEqual({
    code: 2,
    out: '',
    err: `${problem}\nnpm run waitlist -- --help lists the commands.\n`,
  });
});

it.each(['--help', '-h', 'help'])('B7 %s explains the commands and the exit codes', async (word) => {
  const { code, out, err } = await typed([word]);
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
  expect(await typed(['letter', 'opening', '--send', '--yes'], { RESEND_API_KEY: 'key', ...env })).toEqual({
    code: 1,
    out: '',
    err: `To send with RESEND_API_KEY, set ${missing} as well.\n`,
  });
});
