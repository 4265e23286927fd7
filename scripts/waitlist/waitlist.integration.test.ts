import { type ChildProcess, execFileSync } from 'node:child_process';
import { setLimit } from '../../test-support/listQueries';
import { startMailProvider } from '../../test-support/mailProvider';
import { testWaitlist, type TestWaitlist } from '../../test-support/testDatabase';
import { waitlist } from '../../test-support/waitlistCommand';
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

/** When the command is killed: before the provider takes a mail, after that but before it answers, or soon after its answer. */
const moments = ['before the answer', 'after the answer', 'before it is taken'] as const;

const PEOPLE = `
  insert into public.waitlist_subscriptions (email, name, interests, language, confirmed_at)
  select 'person-' || n || '@example.org', 'Ada', '{Web3 technology}', case when n % 3 = 0 then 'en' else 'es' end, now()
  from generate_series(1, 150) as n`;

it('B16 after kill -9 at any point it goes on: nobody is left out, nobody gets it twice', async () => {
  let child: ChildProcess | undefined;
  let killAt: { place: number; moment: string } | undefined;
  const killIf = (place: number, moment: (typeof moments)[number]) => {
    const isTime = killAt !== undefined && place >= killAt.place && moment === killAt.moment;
    if (isTime) child?.kill('SIGKILL');
    return isTime;
  };
  const provider = await startMailProvider({
    refuse: ({ place }) => void killIf(place, 'before it is taken'),
    breakOff: ({ place }) => {
      setTimeout(() => killIf(place, 'after the answer'), Math.random() * 4);
      return killIf(place, 'before the answer');
    },
  });
  await list.use(async (database) => {
    await setLimit(database, 'mails_per_second', 2000);
    await database.script(PEOPLE);
  });
  const letter = ['letter', 'opening', '--send', '--yes'];
  const run = () => waitlist(letter, { ...list.env, ...provider.env }, (started) => (child = started));
  for (const moment of moments) {
    killAt = { place: provider.requests() + 1 + Math.floor(Math.random() * 40), moment };
    expect(await run()).toMatchObject({ code: null });
  }
  killAt = undefined;
  expect(await run()).toMatchObject({ code: 0 });
  await provider.stop();
  expect(provider.mails.size).toBe(150);
  expect([...provider.mails.values()].filter((mails) => mails > 1)).toEqual([]);
  expect(provider.requests()).toBeGreaterThanOrEqual(150);
});
