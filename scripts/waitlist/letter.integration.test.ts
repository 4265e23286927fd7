import { brand } from '../../src/lib/site';
import type { Database } from '../../server/database/database';
import { postgresDatabase } from '../../server/database/postgres';
import { sendRegularly } from '../../server/schedule';
import { en } from '../../supabase/functions/_shared/letters/opening/en';
import { es } from '../../supabase/functions/_shared/letters/opening/es';
import { age, as, asOwner, empty, setLimit } from '../../test-support/listQueries';
import { type Behaviour, type SentMail, startMailProvider } from '../../test-support/mailProvider';
import { startBackend } from '../../test-support/startBackend';
import { testCommand } from './testCommand.fixture';

jest.setTimeout(180_000);

/** Three people who confirmed, and one who did not. */
const PEOPLE = `
  insert into public.waitlist_subscriptions (email, name, interests, language, confirmed_at) values
    ('ada@example.org', 'Ada', '{Web3 technology}', 'en', now()),
    ('jose@example.org', 'José Ñandú', '{Web3 technology}', 'es', now()),
    ('eve@example.org', 'evil.test', '{Web3 technology}', 'es', now()),
    ('unconfirmed@example.org', 'Una', '{Web3 technology}', 'es', null)`;
const PROVIDER = { RESEND_API_KEY: 'key' };

let list: Awaited<ReturnType<typeof testCommand>>;
let database: Database;
beforeAll(async () => {
  list = await testCommand();
  database = postgresDatabase(list.env.DATABASE_URL!);
});
afterAll(() => database.close());
beforeEach(async () => {
  await empty(database);
  await database.script(PEOPLE);
});

let stop: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of stop.toReversed()) await end();
  stop = [];
});

const letter = (...args: string[]) => list.command(['letter', 'opening', ...args], PROVIDER);
const send = (...args: string[]) => letter('--send', '--yes', ...args);

/** A mail provider, and a server that sends by it what waits. */
async function startSending(behaviour: Behaviour = {}) {
  const sent: SentMail[] = [];
  const provider = await startMailProvider({ ...behaviour, onTaken: (mail) => sent.push(mail) });
  const backend = await startBackend(database, { mailProvider: { ...provider.env, RESEND_WEBHOOK_SECRET: '' } });
  const end = sendRegularly(database, backend.sendWaiting);
  stop.push(provider.stop, backend.stop, end);
  return { provider, sent };
}

const leaveBy = (mail?: SentMail) =>
  as(database, 'anon', 'select public.leave_waitlist($1)', [/token=(\w+)/.exec(mail?.text ?? '')?.[1]]);

it('B16 --dry-run says to how many people, in which language and what they consented to, and changes nothing', async () => {
  const { code, out, err } = await letter('--dry-run');
  expect([code, err]).toEqual([0, '']);
  for (const part of [
    `The letter "opening": "${es.subject}" and "${en.subject}"\n`,
    'Confirmed  no mail yet  in the queue  have it  failed  in doubt\nSpanish              2             0        0       0         0\n',
    '\n3 mails now: 1 s or more.\n',
    `consented to two mails: one to confirm, and one when ${brand} opens. A letter about anything else needs`,
    'It says that the site is open, and that you announce it in some days: send it between the two.',
  ])
    expect(out).toContain(part);
  const refusal = expect.stringContaining('Nobody can be asked here: add --yes') as string;
  expect(await letter('--send')).toEqual({ code: 2, out: '', err: refusal });
  expect(await asOwner(database, 'select from private.mails')).toEqual([]);
});

it('B16 --send refuses where a letter would end in the outbox', async () => {
  const refusal = expect.stringContaining('There is no mail provider here') as string;
  const local = { DATABASE_URL: '', DATA_DIR: '/nowhere' };
  expect(await list.command(['letter', 'opening', '--send'], local)).toEqual({ code: 1, out: '', err: refusal });
});

it('B4 B16 --send writes to each confirmed person once, in their language, with a link to leave of their own', async () => {
  const { sent } = await startSending();
  // Two operators at once.
  const runs = await Promise.all([send(), send()]);
  for (const { code, err } of runs)
    expect([code, err]).toEqual([0, expect.stringMatching(/Everybody has the letter: 3\.\n$/)]);
  const mails = sent.toSorted((a, b) => a.to[0].localeCompare(b.to[0]));
  expect(mails.map(({ to, subject, text }) => [to[0], subject, text.split('\n')[0]])).toEqual([
    ['ada@example.org', en.subject, en.greeting('Ada')],
    ['eve@example.org', es.subject, es.greeting('')],
    ['jose@example.org', es.subject, es.greeting('José')],
  ]);
  await leaveBy(mails[0]);
  expect((await list.command(['stats'])).out).toMatch(
    /\nLetter {3}sent {2}waiting {2}failed {2}in doubt {2}left since\nopening {5}3 {8}0 {7}0 {9}0 {11}1\n$/,
  );
  expect((await send()).err).toContain('Nobody is left to write to.');
  expect(sent).toHaveLength(3);
});

const refuseEve: Behaviour['refuseMail'] = ({ to }) => (to[0].startsWith('eve') ? 'Invalid `to` field.' : undefined);

it.each<[string, Behaviour, string[], number, string]>([
  ['somebody is refused', { refuseMail: refuseEve }, [], 1, 'Have the letter: 2. Refused: 1.\n'],
  ['the limit is reached', {}, ['--limit', '2'], 0, 'Have the letter: 2. Not yet: 1.\n'],
  [
    'the provider has used up its quota',
    { refuse: () => ({ status: 429, name: 'daily_quota_exceeded' }) },
    [],
    1,
    '429 daily_quota_exceeded. The letter goes on by itself then.\n',
  ],
])('B16 when %s, the last line and the exit code tell', async (_, behaviour, args, exit, said) => {
  await startSending(behaviour);
  const { code, err } = await send(...args);
  expect([code, err]).toEqual([exit, expect.stringContaining(said)]);
});

it('B16 when nobody sends it says so after a minute, and the letter stays in the queue', async () => {
  await asOwner(database, "select private.plan_letter('opening', 10)");
  await age(database, '2 minutes');
  expect(await send()).toMatchObject({
    code: 1,
    err: expect.stringContaining('The letter stays in the queue.\n') as string,
  });
});

it('B16 when a server without a mail provider sends no letter it says so after a minute', async () => {
  const backend = await startBackend(database);
  const end = sendRegularly(database, backend.sendWaiting);
  stop.push(backend.stop, end);
  const now = Date.now;
  let minutes = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 61_000 * (minutes += 1));
  expect(await send()).toMatchObject({
    code: 1,
    err: expect.stringMatching(/\n0 of 3 sent\.\n[^]*has the server a mail provider\?/) as string,
  });
  clock.mockRestore();
  expect(await asOwner(database, "select from private.mails where state = 'waiting'")).toHaveLength(3);
});

it('B16 Ctrl+C takes out what still waits, and the same command goes on', async () => {
  await setLimit(database, 'mails_per_second', 0);
  await startSending();
  const run = send();
  setTimeout(() => process.emit('SIGINT', 'SIGINT'), 1_500);
  expect(await run).toMatchObject({
    code: 1,
    err: expect.stringContaining('Stopped: 3 mails taken out of the queue.') as string,
  });
  await setLimit(database, 'mails_per_second', 4);
  expect((await send()).code).toBe(0);
});

it('B16 who is in doubt for longer than the provider remembers gets it only when somebody asks for that', async () => {
  await asOwner(database, "select private.plan_letter('opening', 10)");
  await asOwner(database, "update private.mails set state = 'doubt', ended_at = now() where email like 'eve%'");
  const { sent } = await startSending();
  const { code, err } = await send();
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('Have the letter: 2. In doubt: 1. The provider no longer knows'),
  ]);
  expect((await send('--in-doubt')).err).toContain('Everybody has the letter: 3.');
  expect(sent).toHaveLength(3);
});

it('B4 B16 --to sends a sample in both languages that does not count, with links to leave that work for who is listed', async () => {
  const { sent } = await startSending();
  const listed = await letter('--to', 'Jose@example.org');
  expect([listed.code, listed.out]).toEqual([0, expect.stringContaining('would erase it')]);
  expect((await letter('--to', 'me@example.org')).out).toContain('the links to leave lead to nobody');
  const samples = sent.filter(({ to }) => to[0] === 'me@example.org');
  expect(samples.map(({ subject }) => subject).sort()).toEqual([es.subject, en.subject].sort());
  expect((await letter('--dry-run')).out).toContain('\n3 mails now');
  await leaveBy(sent.find(({ to }) => to[0] === 'jose@example.org'));
  expect(await asOwner(database, "select from public.waitlist_subscriptions where email like 'jose%'")).toEqual([]);
});
