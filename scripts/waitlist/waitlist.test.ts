import { execFileSync } from 'node:child_process';
import { testWaitlist, type TestWaitlist } from '../../test-support/testDatabase';
import { killLetters, waitlist } from '../../test-support/waitlistCommand';
import { help } from './command';

jest.setTimeout(120_000);

let list: TestWaitlist;
beforeEach(async () => {
  list = await testWaitlist();
});
afterEach(() => list.remove());

it('B7 the command starts by the name that the README gives it', () => {
  const args = ['run', '--silent', 'waitlist', '--', '--help'];
  expect(execFileSync('npm', args, { encoding: 'utf8', timeout: 60_000 })).toBe(help);
});

it('B7 stats opens the list that the server keeps; a database of an older program is a clear error', async () => {
  const { code, out } = await waitlist(['stats'], list.env);
  expect([code, out]).toEqual([0, expect.stringContaining('\n\nNobody is on the list yet.\n')]);
  await list.use((database) => database.script('drop table private.waitlist_queue cascade'));
  expect(await waitlist(['stats'], list.env)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/missing or older than this program\. Start the local server once;/),
  });
});

it('B16 after kill -9 at any point it goes on: nobody is left out, nobody gets it twice', async () => {
  const results = await killLetters(list, 150, 3);
  expect(results).toMatchObject({ once: 150, twice: 0, never: 0 });
  expect(results.requests).toBeGreaterThanOrEqual(150);
});
