import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../../src/lib/brand';
import { en } from '../../../supabase/letters/opening/en';
import { es } from '../../../supabase/letters/opening/es';
import type { CaughtMail } from '../../../server/mail/outbox';
import { as, asOwner } from '../../../test-support/as';
import { startMailProvider } from '../../../test-support/mailProvider';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { testWaitlist, type TestWaitlist } from '../../../test-support/testWaitlist';
import { waitlist } from '../../../test-support/waitlistCommand';
import { PEOPLE } from './people.fixture';

jest.setTimeout(180_000);

describe('a letter without a mail provider', () => {
  let list: TestWaitlist;
  let env: Record<string, string>;
  const letter = (...args: string[]) => waitlist(['letter', 'opening', ...args], env);
  const outbox = () => {
    const directory = join(env.DATA_DIR!, 'outbox');
    return readdirSync(directory).map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as CaughtMail);
  };
  beforeAll(async () => {
    list = await testWaitlist();
    env = { DATA_DIR: temporaryDirectory(), ...list.env };
    await list.use((database) => database.script(PEOPLE));
  });
  afterAll(() => list.remove());

  it('B16 --dry-run says to how many in which language, what they consented to, and sends nothing', async () => {
    const { code, out, err } = await letter('--dry-run');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`The letter "opening": "${es.subject}" and "${en.subject}"\n`);
    expect(out).toContain('because there is no RESEND_API_KEY: nobody gets them\n');
    expect(out).toContain(
      'Confirmed  to write to  have it  failed  in doubt\nSpanish              2        0       0         0\nEnglish              1        0       0         0\n',
    );
    expect(out).toContain('\n3 letters now.\n');
    expect(out).toContain(
      `consented to two mails: one to confirm, and one when ${brand} opens. A letter about anything else needs`,
    );
    expect(() => outbox()).toThrow('ENOENT');
  });

  it('B16 --send without --yes asks, and where nobody can answer it sends nothing', async () => {
    const { code, out, err } = await letter('--send');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Nobody can be asked here: add --yes');
    expect(() => outbox()).toThrow('ENOENT');
  });

  it('B16 --send puts one letter for each confirmed person into the outbox, in their language, with a link to leave of their own', async () => {
    const { code, err } = await letter('--send', '--yes');
    expect(code).toBe(0);
    expect(err).toMatch(/3 of 3 sent, .* 0 s left\nEverybody has the letter: 3\.\n$/);
    const mails = outbox().toSorted((a, b) => String(a.to).localeCompare(String(b.to)));
    expect(mails.map(({ to, subject, text }) => [to, subject, text.split('\n')[0]])).toEqual([
      [['ada@example.org'], en.subject, 'Hello Ada,'],
      [['eve@example.org'], es.subject, 'Hola:'],
      [['jose@example.org'], es.subject, 'Hola, José:'],
    ]);
    const tokens = mails.map(({ text }) => /token=(\w+)/.exec(text)?.[1]);
    expect(new Set(tokens).size).toBe(3);
    for (const [place, { headers }] of mails.entries())
      expect(headers?.['List-Unsubscribe']).toBe(
        `<http://localhost:3000/functions/v1/leave-waitlist?token=${tokens[place]}>`,
      );
  });

  it('B16 a second run finds nobody left to write to', async () => {
    const { code, out } = await letter('--send', '--yes');
    expect(code).toBe(0);
    expect(out).toContain('Nobody is left to write to.');
    expect(outbox()).toHaveLength(3);
  });

  it('B4 B16 who leaves by the link of the letter is erased, and gets nothing more', async () => {
    const mail = outbox().find(({ to }) => to.includes('ada@example.org'));
    const token = /token=(\w+)/.exec(mail!.text)?.[1];
    await list.use((database) => as(database, 'anon', 'select public.leave_waitlist($1)', [token]));
    expect((await waitlist(['stats'], env)).out).toMatch(
      /\nLetter {12}sent {2}failed {2}in doubt {2}left since\nopening \(outbox\) {5}3 {7}0 {9}0 {11}1\n$/,
    );
    expect((await letter('--send', '--yes')).out).toContain('Nobody is left to write to.');
    expect(outbox()).toHaveLength(3);
  });

  it('B16 a rehearsal in the outbox does not count once there is a mail provider', async () => {
    const provider = await startMailProvider();
    const { code } = await waitlist(['letter', 'opening', '--send', '--yes'], { ...env, ...provider.env });
    expect([code, [...provider.mails].sort()]).toEqual([
      0,
      [
        ['eve@example.org', 1],
        ['jose@example.org', 1],
      ],
    ]);
    await provider.stop();
  });

  it('B4 B16 --to sends a sample in both languages that does not count, with links to leave that work for who is listed', async () => {
    const listed = await letter('--to', 'Jose@example.org');
    expect([listed.code, listed.out]).toEqual([0, expect.stringContaining('would erase it')]);
    const stranger = await letter('--to', 'me@example.org');
    expect(stranger.out).toContain('the leave links lead to nobody');
    const samples = outbox().filter(({ to }) => to.includes('me@example.org'));
    expect(samples.map(({ subject }) => subject).sort()).toEqual([es.subject, en.subject]);
    const token = /token=(\w+)/.exec(outbox().findLast(({ to }) => to.includes('jose@example.org'))!.text)?.[1];
    const left = await list.use(async (database) => {
      await as(database, 'anon', 'select public.leave_waitlist($1)', [token]);
      return asOwner(database, "select email from public.waitlist_subscriptions where email like 'jose%'");
    });
    expect(left).toEqual([]);
  });
});
