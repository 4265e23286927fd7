import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testWaitlist, type TestWaitlist } from '../../test-support/testWaitlist';
import { waitlist } from '../../test-support/waitlistCommand';
import { PEOPLE } from './people.fixture';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'constela-'));
let list: TestWaitlist;
beforeAll(async () => {
  list = await testWaitlist();
  await list.use((database) => database.script(PEOPLE));
});
afterAll(() => list.remove());

const command = (...args: string[]) => waitlist(args, list.env);

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
