import { Writable } from 'node:stream';
import { runCommand } from './command';

/** Runs a command that opens no database. */
async function typed(args: string[]) {
  let [out, err] = ['', ''];
  const code = await runCommand(args, {}, '/nowhere', {
    out: new Writable({ write: (text, _, done) => done(void (out += text)) }),
    err: new Writable({ write: (text, _, done) => done(void (err += text)) }),
  });
  return { code, out, err };
}

it.each([
  [[], 'Name a command: stats, export or erase.'],
  [['count'], 'There is no command "count".'],
  [['erase'], 'erase takes one e-mail address.'],
  [['erase', 'a@b.co', 'c@d.co'], 'erase takes one e-mail address.'],
  [['erase', 'ada'], 'That is not an e-mail address.'],
  [['stats', 'now'], 'stats takes no argument "now".'],
  [['stats', '--all'], '--all and --out are options of export only.'],
  [['export', '--out='], '--out needs the name of a file.'],
  [['export', '--csv'], "Unknown option '--csv'."],
])('B7 refuses %j with a clear message', async (args, problem) => {
  expect(await typed(args)).toEqual({
    code: 2,
    out: '',
    err: `${problem}\nnpm run waitlist -- --help lists the commands.\n`,
  });
});

it.each(['--help', '-h', 'help'])('B7 %s explains the commands and the exit codes', async (word) => {
  const { code, out, err } = await typed([word]);
  expect([code, err]).toEqual([0, '']);
  for (const part of ['stats', 'export', 'erase', '--all', '--out', 'DATABASE_URL', 'DATA_DIR', 'Exit codes'])
    expect(out).toContain(part);
});
