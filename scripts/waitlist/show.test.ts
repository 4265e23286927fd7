import { as, asOwner } from '../../test-support/as';
import { signUp } from '../../test-support/signUp';
import { testWaitlist, type TestWaitlist } from '../../test-support/testWaitlist';
import { waitlist } from '../../test-support/waitlistCommand';

jest.setTimeout(120_000);

let list: TestWaitlist;
beforeAll(async () => {
  list = await testWaitlist();
  await list.use(async (database) => {
    await signUp(database, { message: 'Hola\nOn the list' });
    await signUp(database, { email: 'eve@example.org', name: 'Eve' });
    await asOwner(database, 'select public.claim_mails()');
    await database.script(`
      update public.waitlist_subscriptions set bounced_at = now() where email = 'ada@example.org';
      insert into private.waitlist_letters (letter) values ('opening');
      insert into private.waitlist_letter_mails (subscription_id, letter, claimed_at, sent_at)
      select id, 'opening', now(), now() from public.waitlist_subscriptions where email = 'ada@example.org'`);
    const again = "'ada@example.org', 'Countess', 'A better economy, Web3 technology'";
    await as(database, 'anon', `select public.add_waitlist_subscription(${again})`);
  });
});
afterAll(() => list.remove());

const command = (...args: string[]) => waitlist(args, list.env);

/** Everything after the first line, without what is new in each run. */
const steady = (text: string) =>
  text
    .slice(text.indexOf('\n') + 1)
    .replaceAll(/\b\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/g, 'TIME')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, 'ID')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'HASH');

const EVERYTHING = `
Sign-ups that are not on the list yet
  Address    ada@example.org
  Name       Countess
  Interests  A better economy, Web3 technology
  Message    –
  Language   Spanish
  Notice     HASH
  Signed up  TIME
  Network    –

On the list
  Id                    ID
  Address               ada@example.org
  Name                  Ada
  Interests             Web3 technology
  Message               Hola
                        On the list
  Language              Spanish
  Notice                HASH
  Signed up             TIME
  Last mail sent        –
  Its link works until  TIME
  Confirmed             –
  Bounced               TIME

Confirmation mail in the queue
  Queued              TIME
  Mails before it     0
  Not tried before    TIME
  Network             –
  Domain              kept as a keyed hash
  Request             ID
  Requested           TIME
  Tries               1
  First try           TIME
  Failed              –
  Why it failed last  –

Links in the mails (only their hashes are kept)
  Purpose      to confirm
  Works until  TIME
  Used         –

  Purpose      to leave
  Works until  the row is erased
  Used         –

Letters
  Letter  opening
  Begun   TIME
  Sent    TIME
  Failed  –

Confirmation mails to this mailbox, whatever its spelling (kept under a keyed hash for 30 days after the last)
  Claimed  TIME
`;

it('B5 B7 show prints everything that is kept about an address, and changes nothing', async () => {
  for (const time of ['first', 'second']) {
    const { code, out, err } = await command('show', ' ADA@example.org');
    expect([time, code, err]).toEqual([time, 0, '']);
    expect(out).toMatch(/^What the waitlist in .* keeps about ada@example\.org, \d{4}-\d\d-\d\d .* UTC\n\n/);
    expect(out).not.toMatch(/\bEve\b|eve@/);
    expect(steady(out)).toBe(EVERYTHING);
  }
});

it('B4 B7 after an erasure show prints only the times of mails to the mailbox', async () => {
  expect((await command('erase', 'ada@example.org')).code).toBe(0);
  const { code, out } = await command('show', 'ada+other@example.org');
  expect(code).toBe(0);
  expect(out.match(/^ {2}.*$/gm)).toEqual([
    ...Array<string>(5).fill('  nothing'),
    expect.stringMatching(/^ {2}Claimed {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/),
  ]);
});

it('B7 show says that nothing is kept about an address', async () => {
  expect(await command('show', 'nobody@example.org')).toEqual({
    code: 3,
    out: '',
    err: 'Nothing is kept about that address.\n',
  });
});
