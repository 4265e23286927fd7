import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../../src/lib/site';
import { en } from '../../../supabase/letters/opening/en';
import { es } from '../../../supabase/letters/opening/es';
import type { CaughtMail } from '../../../server/mail/outbox';
import { age, as, asOwner, empty, setLimit } from '../../../test-support/listQueries';
import { type MailProvider, startMailProvider } from '../../../test-support/mailProvider';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { testCommand } from '../testCommand.fixture';

jest.setTimeout(180_000);

/** Three people who confirmed, and one who did not. */
const PEOPLE = `
  insert into public.waitlist_subscriptions (email, name, interests, language, confirmed_at) values
    ('ada@example.org', 'Ada', '{Web3 technology}', 'en', now()),
    ('jose@example.org', 'José Ñandú', '{Web3 technology}', 'es', now()),
    ('eve@example.org', 'evil.test', '{Web3 technology}', 'es', now()),
    ('unconfirmed@example.org', 'Una', '{Web3 technology}', 'es', null)`;

let list: Awaited<ReturnType<typeof testCommand>>;
beforeAll(async () => {
  list = await testCommand();
});
afterAll(() => list.remove());

const startAgain = () =>
  list.use(async (database) => {
    await empty(database);
    await database.script(PEOPLE);
  });

describe('a letter without a mail provider', () => {
  let env: Record<string, string>;
  const letter = (...args: string[]) => list.command(['letter', 'opening', ...args], env);
  const outbox = () => {
    const directory = join(env.DATA_DIR!, 'outbox');
    return readdirSync(directory).map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as CaughtMail);
  };
  const tokenIn = (text = '') => /token=(\w+)/.exec(text)?.[1];
  const leaveBy = (mail?: CaughtMail) =>
    list.use((database) => as(database, 'anon', 'select public.leave_waitlist($1)', [tokenIn(mail?.text)]));
  beforeAll(async () => {
    env = { DATA_DIR: temporaryDirectory() };
    await startAgain();
  });

  it('B16 --dry-run says to how many in which language, what they consented to, and sends nothing', async () => {
    const { code, out, err } = await letter('--dry-run');
    expect([code, err]).toEqual([0, '']);
    for (const part of [
      `The letter "opening": "${es.subject}" and "${en.subject}"\n`,
      'because there is no RESEND_API_KEY: nobody gets them\n',
      'Confirmed  to write to  have it  failed  in doubt\nSpanish              2        0       0         0\nEnglish              1        0       0         0\n',
      '\n3 letters now.\n',
      `consented to two mails: one to confirm, and one when ${brand} opens. A letter about anything else needs`,
    ])
      expect(out).toContain(part);
    const refusal = expect.stringContaining('Nobody can be asked here: add --yes') as string;
    expect(await letter('--send')).toEqual({ code: 2, out: '', err: refusal });
    expect(() => outbox()).toThrow('ENOENT');
  });

  it('B16 --send puts one letter for each confirmed person into the outbox, in their language, with a link to leave of their own', async () => {
    const { code, err } = await letter('--send', '--yes');
    expect([code, err]).toEqual([0, expect.stringMatching(/\nEverybody has the letter: 3\.\n$/)]);
    const mails = outbox().toSorted((a, b) => String(a.to).localeCompare(String(b.to)));
    expect(mails.map(({ to, subject, text }) => [to, subject, text.split('\n')[0]])).toEqual([
      [['ada@example.org'], en.subject, 'Hello Ada,'],
      [['eve@example.org'], es.subject, 'Hola:'],
      [['jose@example.org'], es.subject, 'Hola, José:'],
    ]);
    const links = mails.map(({ text }) => `<http://localhost:3000/functions/v1/leave-waitlist?token=${tokenIn(text)}>`);
    expect(mails.map(({ headers }) => headers['List-Unsubscribe'])).toEqual(links);
    expect(new Set(links).size).toBe(3);
  });

  it('B4 B16 who leaves by the link of the letter is erased, and gets nothing more', async () => {
    await leaveBy(outbox().find(({ to }) => to.includes('ada@example.org')));
    expect((await list.command(['stats'], env)).out).toMatch(
      /\nLetter {12}sent {2}failed {2}in doubt {2}left since\nopening \(outbox\) {5}3 {7}0 {9}0 {11}1\n$/,
    );
    expect((await letter('--send', '--yes')).out).toContain('Nobody is left to write to.');
    expect(outbox()).toHaveLength(3);
  });

  it('B16 a rehearsal in the outbox does not count once there is a mail provider', async () => {
    const provider = await startMailProvider();
    const { code } = await list.command(['letter', 'opening', '--send', '--yes'], { ...env, ...provider.env });
    expect([code, Object.fromEntries(provider.mails)]).toEqual([0, { 'eve@example.org': 1, 'jose@example.org': 1 }]);
    await provider.stop();
  });

  it('B4 B16 --to sends a sample in both languages that does not count, with links to leave that work for who is listed', async () => {
    const listed = await letter('--to', 'Jose@example.org');
    expect([listed.code, listed.out]).toEqual([0, expect.stringContaining('would erase it')]);
    const stranger = await letter('--to', 'me@example.org');
    expect(stranger.out).toContain('the leave links lead to nobody');
    const samples = outbox().filter(({ to }) => to.includes('me@example.org'));
    expect(samples.map(({ subject }) => subject).sort()).toEqual([es.subject, en.subject]);
    await leaveBy(outbox().findLast(({ to }) => to.includes('jose@example.org')));
    const count = "select from public.waitlist_subscriptions where email like 'jose%'";
    expect(await list.use((database) => asOwner(database, count))).toEqual([]);
  });
});

describe('a letter by the mail provider', () => {
  type Behaviour = NonNullable<Parameters<typeof startMailProvider>[0]>;
  const providers: MailProvider[] = [];
  afterEach(() => Promise.all(providers.splice(0).map(({ stop }) => stop())));

  /** The list and a provider; `letter` sends. */
  async function start(behaviour: Behaviour = {}, rate = 100) {
    const provider = await startMailProvider(behaviour);
    providers.push(provider);
    await startAgain();
    await list.use((database) => setLimit(database, 'mails_per_second', rate));
    const letter = (...args: string[]) => list.command(['letter', 'opening', '--send', '--yes', ...args], provider.env);
    return { provider, letter };
  }

  const DECIDE = 'Who is in doubt for 23 h gets it only with --in-doubt, perhaps for the second time.';

  it('B16 letters keep to the rate that all senders share, and --dry-run tells how long that takes', async () => {
    const times: number[] = [];
    const { provider, letter } = await start({ refuse: () => void times.push(performance.now()) }, 2);
    const { out } = await list.command(['letter', 'opening', '--dry-run'], provider.env);
    expect(out).toContain('3 letters now: 2 s at 2 a second.\n');
    expect((await letter()).code).toBe(0);
    // Three mails at two a second take a second, less what the first one needs to arrive.
    expect(times.at(-1)! - times[0]!).toBeGreaterThan(700);
  });

  it('B16 while the rate of all senders is 0 nothing is sent, and it says why', async () => {
    const { provider, letter } = await start({}, 0);
    const err = 'The setting mails_per_second is 0: no mail goes out. Raise it first.\n';
    expect(await letter()).toEqual({ code: 1, out: '', err });
    expect(provider.requests()).toBe(0);
  });

  const AGAIN = 'Run the same command again: it goes on.';
  const refuseEve: Behaviour['refuse'] = ({ mails: [mail] }) =>
    mail?.to[0].startsWith('eve') ? { status: 422, name: 'invalid_to' } : undefined;
  const interrupt: Behaviour['refuse'] = ({ place }) => void (place === 2 && process.emit('SIGINT', 'SIGINT'));
  const refuseKey: Behaviour['refuse'] = () => ({ status: 401, name: 'missing_api_key' });

  it.each<[string, Behaviour['refuse'], string[], number, string]>([
    ['somebody is refused', refuseEve, [], 1, `\nHave the letter: 2. Refused: 1. ${AGAIN}\n`],
    ['the limit is reached', undefined, ['--limit', '2'], 0, `\nHave the letter: 2. Not yet: 1. ${AGAIN}\n`],
    // What is under way is finished and written down.
    ['Ctrl+C comes', interrupt, [], 1, `Stopped: it was interrupted.\nHave the letter: 2. Not yet: 1. ${AGAIN}\n`],
    ['the key is refused', refuseKey, [], 1, 'answered 401 missing_api_key: check RESEND_API_KEY'],
  ])('B16 when %s, the last lines and the exit code tell', async (_, refuse, args, exit, said) => {
    const { letter } = await start({ refuse }, 2);
    const { code, err } = await letter(...args);
    expect([code, err]).toEqual([exit, expect.stringContaining(said)]);
  });

  it('B16 who is in doubt for longer than the provider remembers is told in the last line of every run, until somebody decides', async () => {
    let isDown = true;
    const { letter } = await start({
      refuse: ({ mails: [mail] }) => (isDown && mail?.to[0].startsWith('eve') ? { status: 500 } : undefined),
    });
    const first = await letter();
    expect([first.code, first.err]).toEqual([
      1,
      expect.stringContaining(`\nHave the letter: 2. In doubt: 1. ${AGAIN} ${DECIDE}\n`),
    ]);
    await list.use((database) => age(database, '23 hours'));
    const { code, out, err } = await letter();
    expect(out).toContain('In doubt for 23 h: 1. The provider no longer knows');
    expect([code, err]).toEqual([1, `Have the letter: 2. In doubt: 1. ${DECIDE}\n`]);
    isDown = false;
    const decided = await letter('--in-doubt');
    expect([decided.code, decided.err]).toEqual([0, expect.stringMatching(/\nEverybody has the letter: 3\.\n$/)]);
  });
});
