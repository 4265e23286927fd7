import type { ChildProcess } from 'node:child_process';
import { age } from '../../../test-support/age';
import { setLimit } from '../../../test-support/limits';
import { killLetters } from '../../../test-support/letterKills';
import { type MailProvider, startMailProvider } from '../../../test-support/mailProvider';
import { testWaitlist, type TestWaitlist } from '../../../test-support/testWaitlist';
import { waitlist } from '../../../test-support/waitlistCommand';
import { PEOPLE } from './people.fixture';

jest.setTimeout(180_000);

const lists: TestWaitlist[] = [];
const providers: MailProvider[] = [];
afterEach(async () => {
  await Promise.all([
    ...providers.splice(0).map(({ stop }) => stop()),
    ...lists.splice(0).map(({ remove }) => remove()),
  ]);
});
async function newList(): Promise<TestWaitlist> {
  const list = await testWaitlist();
  lists.push(list);
  return list;
}

/** A list of these people, and a provider; `letter` sends to them. */
async function start(behaviour: Parameters<typeof startMailProvider>[0] = {}, people = PEOPLE, rate = 4) {
  const list = await newList();
  const provider = await startMailProvider(behaviour);
  providers.push(provider);
  await list.use(async (database) => {
    await setLimit(database, 'mails_per_second', rate);
    await database.script(people);
  });
  const env = { ...list.env, ...provider.env };
  const letter = (args: string[] = [], onStart?: (child: ChildProcess) => void) =>
    waitlist(['letter', 'opening', '--send', '--yes', ...args], env, onStart);
  return { list, provider, env, letter };
}

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);
const DECIDE = 'Who is in doubt for 23 h gets it only with --in-doubt, perhaps for the second time.';

it('B16 --dry-run tells how long it takes at the rate that all senders share', async () => {
  const { env } = await start({}, PEOPLE, 2);
  const { out } = await waitlist(['letter', 'opening', '--dry-run'], env);
  expect(out).toContain('3 letters now: 2 s at 2 a second.\n');
});

it('B16 while the rate of all senders is 0 nothing is sent, and it says why', async () => {
  const { provider, letter } = await start({}, PEOPLE, 0);
  const { code, err } = await letter();
  expect([code, err]).toEqual([1, 'The setting mails_per_second is 0: no mail goes out. Raise it first.\n']);
  expect(provider.requests()).toBe(0);
});

it('B16 letters keep to the rate that all senders share', async () => {
  const times: number[] = [];
  const { letter } = await start({ refuse: () => void times.push(performance.now()) }, PEOPLE, 2);
  expect((await letter()).code).toBe(0);
  // Three mails at two a second take a second, less what the first one needs to arrive.
  expect(times.at(-1)! - times[0]!).toBeGreaterThan(700);
});

it('B16 after kill -9 at any point it goes on: nobody is left out, nobody gets it twice', async () => {
  const results = await killLetters(await newList(), 150, 3);
  expect(results).toMatchObject({ once: 150, twice: 0, never: 0 });
  expect(results.requests).toBeGreaterThanOrEqual(150);
});

it('B16 Ctrl+C ends it cleanly: what is under way is finished and written down, and it says how to go on', async () => {
  let stop = (): undefined => undefined;
  const six = PEOPLE.replaceAll('@', '-1@') + PEOPLE.replace(/insert.*values/s, ', ').replaceAll('@', '-2@');
  const { provider, letter } = await start({ refuse: ({ place }) => (place === 3 ? stop() : undefined) }, six);
  const { code, err } = await letter([], (child) => {
    stop = () => void child.kill('SIGINT');
  });
  expect(code).toBe(1);
  expect(err).toMatch(
    /Stopped: it was interrupted\.\nHave the letter: 3\. Not yet: 3\. Run the same command again: it goes on\.\n$/,
  );
  expect(provider.requests()).toBe(3);
});

it('B16 it obeys 429 with Retry-After, and a refused key ends it with what to check', async () => {
  const times: number[] = [];
  const { letter } = await start({
    refuse: ({ place }) => {
      times.push(performance.now());
      if (place === 1) return { status: 429, name: 'rate_limit_exceeded', headers: { 'retry-after': '1' } };
      return place === 3 ? { status: 401, name: 'missing_api_key' } : undefined;
    },
  });
  const { code, err } = await letter();
  expect(code).toBe(1);
  expect(times[1]! - times[0]!).toBeGreaterThan(990);
  expect(err).toMatch(/Stopped: the mail provider answered 401 missing_api_key: check RESEND_API_KEY/);
  expect(err).toMatch(/\nHave the letter: 1\. Not yet: 2\. Run/);
});

it('B16 while the provider refuses somebody, the last line and the exit code say that somebody has no letter', async () => {
  const { letter } = await start({
    refuse: ({ mails: [mail] }) => (mail?.to[0].startsWith('eve') ? { status: 422, name: 'invalid_to' } : undefined),
  });
  const { code, err } = await letter();
  expect([code, lastLine(err)]).toEqual([1, 'Have the letter: 2. Refused: 1. Run the same command again: it goes on.']);
});

it('B16 a limit that is reached is no failure', async () => {
  const { letter } = await start();
  const { code, err } = await letter(['--limit', '2']);
  expect([code, lastLine(err)]).toEqual([0, 'Have the letter: 2. Not yet: 1. Run the same command again: it goes on.']);
  expect((await letter(['--limit', '2'])).code).toBe(0);
});

it('B16 who is in doubt for longer than the provider remembers is told in the last line of every run, until somebody decides', async () => {
  let isDown = true;
  const { list, letter } = await start({
    refuse: ({ mails: [mail] }) => (isDown && mail?.to[0].startsWith('eve') ? { status: 500 } : undefined),
  });
  const first = await letter();
  expect([first.code, lastLine(first.err)]).toEqual([
    1,
    `Have the letter: 2. In doubt: 1. Run the same command again: it goes on. ${DECIDE}`,
  ]);
  await list.use((database) => age(database, '23 hours'));
  const { code, out, err } = await letter();
  expect(out).toContain('In doubt for 23 h: 1. The provider no longer knows');
  expect([code, err]).toEqual([1, `Have the letter: 2. In doubt: 1. ${DECIDE}\n`]);
  isDown = false;
  const decided = await letter(['--in-doubt']);
  expect([decided.code, lastLine(decided.err)]).toEqual([0, 'Everybody has the letter: 3.']);
});
