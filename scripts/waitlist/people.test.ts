import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOwner } from '../../test-support/as';
import { testWaitlist, type TestWaitlist } from '../../test-support/testWaitlist';
import { waitlist } from '../../test-support/waitlistCommand';

jest.setTimeout(120_000);

const PEOPLE = `
  insert into public.waitlist_subscriptions (email, name, interests, message, language, created_at, confirmed_at) values
    ('ada@example.org', 'Ada', '{Web3 technology}', null, 'en', '2026-01-02T03:04:05.678Z', '2026-01-03T00:00:00Z'),
    ('jose@example.org', 'José "Pepe" Ñandú', '{A better economy,Web3 technology}', E'Hola;\\n=1+1', 'es', '2026-01-01T23:30:00-01:00', '2026-02-01T00:00:00Z'),
    ('+eve@example.org', '=HYPERLINK("http://evil.test")', '{Social applications}', null, 'es', '2026-01-01T00:00:00Z', null)`;

const folder = mkdtempSync(join(tmpdir(), 'constela-'));
let list: TestWaitlist;
beforeAll(async () => {
  list = await testWaitlist();
  await list.use((database) => database.script(PEOPLE));
});
afterAll(() => list.remove());

const command = (...args: string[]) => waitlist(args, list.env);

it('B7 stats counts by state, language, interest and day', async () => {
  const { code, out } = await command('stats');
  expect(code).toBe(0);
  expect(out.slice(out.indexOf('\n') + 1)).toBe(`
      waiting  confirmed  total
People        1          2      3

Language  waiting  confirmed  total
English         0          1      1
Spanish         1          1      2

Interest                        waiting  confirmed  total
Tools that pay you to use them        0          0      0
Universal basic income                0          0      0
A better economy                      0          1      1
Participate in the community          0          0      0
Social applications                   1          0      1
A more just society                   0          0      0
Web3 technology                       0          2      2

Signed up (UTC)  waiting  confirmed  total
2026-01-01             1          0      1
2026-01-02             0          2      2

Nobody was erased.
`);
});

const ADA =
  '"ada@example.org","Ada","Web3 technology","","en","","2026-01-02T03:04:05.678Z","2026-01-03T00:00:00.000Z"\r\n';
const JOSE = `"jose@example.org","José ""Pepe"" Ñandú","A better economy, Web3 technology","Hola;\n'=1+1","es","","2026-01-02T00:30:00.000Z","2026-02-01T00:00:00.000Z"\r\n`;
const EVE = `"'+eve@example.org","'=HYPERLINK(""http://evil.test"")","Social applications","","es","","2026-01-01T00:00:00.000Z",""\r\n`;
const body = (csv: string) => csv.slice(csv.indexOf('\r\n') + 2);

it('B7 B5 export writes the people who confirmed, in the order of their sign-ups, with the record of their consent', async () => {
  const { code, out, err } = await command('export');
  expect([code, err]).toEqual([0, '2 people written to standard output.\n']);
  expect(body(out)).toBe(JOSE + ADA);
});

it('B7 export --all writes everybody, and no cell that a spreadsheet would evaluate', async () => {
  expect(body((await command('export', '--all')).out)).toBe(EVE + JOSE + ADA);
});

it('B7 export --out writes the same to a file that only its owner can read, and replaces an older one', async () => {
  const file = join(folder, 'people.csv');
  writeFileSync(file, 'older', { mode: 0o644 });
  const { code, out, err } = await command('export', '--out', file);
  expect([code, out, err]).toEqual([0, '', `2 people written to ${file}.\n`]);
  expect(readFileSync(file, 'utf8')).toMatch(/^\ufeff"email",/);
  expect(body(readFileSync(file, 'utf8'))).toBe(JOSE + ADA);
  expect(statSync(file).mode % 0o1000).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['people.csv']);
});

it('B7 an export that fails leaves no file', async () => {
  const file = join(folder, 'nowhere/people.csv');
  expect(await command('export', '--out', file)).toEqual({
    code: 1,
    out: '',
    err: `${file} cannot be written (ENOENT).\n`,
  });
  expect(existsSync(file)).toBe(false);
  const directory = await command('export', '--out', folder);
  expect([directory.code, directory.err]).toEqual([1, `${folder} cannot be written (EISDIR).\n`]);
  expect(readdirSync(folder)).toEqual(['people.csv']);
});

it('B4 B7 erase removes everything about an address and keeps a proof without personal data; a second erase finds nobody', async () => {
  const erased = await command('erase', ' ADA@example.org');
  expect(erased).toEqual({
    code: 0,
    out: 'Erased. A proof of the erasure is kept; it holds no personal data.\n',
    err: '',
  });
  expect(await command('erase', 'ada@example.org')).toEqual({
    code: 3,
    out: '',
    err: 'Nobody with that address is on the list; nothing was erased.\n',
  });
  const left = await list.use((database) =>
    asOwner(
      database,
      `select (select count(*)::int from public.waitlist_subscriptions where email like 'ada%') as rows, reason from private.waitlist_erasures`,
    ),
  );
  expect(left).toEqual([{ rows: 0, reason: 'team' }]);
  const { out } = await command('stats');
  expect(out).toMatch(/\n\nErased       people\nby the team       1\n$/);
});
