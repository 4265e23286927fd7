import { age, asOwner, claimMails, confirm, database, mailIfDue } from '../../test-support/database/list';
import { mailOf, mailRow, openList, purge, requestConfirmation } from '../../test-support/database/list';
import { row, setLimit, signUp, stepOne, TOO_MANY } from '../../test-support/database/list';
import { interests } from '../../src/lib/interests';
import { trimmed } from '../../src/lib/trimmed';
import { ADA } from '../../test-support/listQueries';

openList();

const waiting = () =>
  asOwner('select email, name from private.waitlist_sign_ups where subscription_id is null order by id');
/** Every row of these tables with its xmin, which changes with every update. */
const contents = (tables: string[]) =>
  Promise.all(tables.map((table) => asOwner(`select xmin::text, * from ${table} as each order by each::text`)));

it('W2 W3 the database takes all the interests that the form offers, and none twice', async () => {
  const all = interests.map(({ value }) => value).join(', ');
  await signUp({ interests: all });
  expect((await row())?.interests).toEqual(interests.map(({ value }) => value));
  await mailOf();
});

it('W3 the database trims what the form trims', async () => {
  const sql = `select n from generate_series(1, 65535) as n
    where n not between 55296 and 57343 and private.trimmed('a' || chr(n)) = 'a' order by 1`;
  const codes = Array.from({ length: 0xffff }, (_, place) => place + 1).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  );
  const unseen = codes.filter((code) => trimmed(`a${String.fromCharCode(code)}`) === 'a');
  expect((await asOwner(sql)).map(({ n }) => n)).toEqual(unseen);
  await expect(stepOne({ name: '\u200b\u2060\u202e' })).rejects.toMatchObject({ hint: 'invalid_name' });
  await signUp({ email: '\u2068ada@example.org\u2069' });
  expect(await row()).toBeDefined();
});

it('W3 A1 a sign-up that is written down has the checks of the list', async () => {
  const checks = (table: string) =>
    asOwner(
      `select pg_get_constraintdef(oid) as rule from pg_constraint
       where conrelid = $1::regclass and contype = 'c' order by 1`,
      [table],
    );
  expect(await checks('private.waitlist_sign_ups')).toEqual(await checks('public.waitlist_subscriptions'));
});

describe('a sign-up that the list refuses', () => {
  const EVE = 'eve@example.org';
  beforeEach(async () => {
    await asOwner("alter table public.waitlist_subscriptions add constraint later check (name <> 'Eve')");
    await stepOne({ email: EVE, name: 'Eve' });
    await stepOne();
    await age('10 seconds');
  });
  afterEach(() => asOwner('alter table public.waitlist_subscriptions drop constraint if exists later'));

  it('A2 is set aside with the reason and stops nobody else', async () => {
    expect((await claimMails()).mails).toMatchObject([{ email: ADA.email }]);
    expect(await purge()).toBe(0);
    await requestConfirmation(EVE);
    const aside = 'select email, failure from private.waitlist_sign_ups where failed_at is not null';
    expect(await asOwner(aside)).toEqual([{ email: EVE, failure: 'the list refused it: 23514 later' }]);
  });

  // WAITLIST: and for what was set aside.
  it('A2 B7 gets its mail once the cause is fixed and the team tries again', async () => {
    await claimMails();
    await asOwner('alter table public.waitlist_subscriptions drop constraint later');
    expect(await asOwner('select private.retry_failed() as count')).toEqual([{ count: 1 }]);
    expect(await mailOf(EVE)).toMatchObject({ email: EVE });
  });

  it('B4 B7 can be erased, and goes by itself after 30 days', async () => {
    const erase = "select private.erase_subscription($1, 'team') as erased";
    expect(await asOwner(erase, [EVE])).toEqual([{ erased: true }]);
    expect(await waiting()).toEqual([{ email: ADA.email, name: 'Ada' }]);
    await stepOne({ email: EVE, name: 'Eve' });
    await requestConfirmation(EVE);
    await age('31 days');
    await purge();
    expect(await waiting()).toEqual([]);
  });
});

const REFUSED = {
  interests: [
    ['', null, 'Free money', 'Tecnología Web3', 'web3 technology', 'Web3 technology, '],
    ['Web3 technology, Web3 technology', 'Web3 technology,A better economy'],
  ],
  name: [
    ['', null, 'x', '  x  ', '     ', 'x'.repeat(101), 'x'.repeat(10_000), 'Ada\nBcc: all@example.org'],
    ['Ada\rLovelace', 'Ada\u001b[31m', 'Ada\u007f', 'Ada\u0085Lovelace'],
  ],
  // Blanks around a message are trimmed only when it is short.
  message: [['x'.repeat(2001), 'x'.repeat(10_000), 'a\u0007b', `${' '.repeat(9_000)}Hola`]],
  email: [['ana@compañía.es', null]],
};
it.each(Object.entries(REFUSED))(
  'W1 W2 W3 a wrong %s is refused with a hint and without a row',
  async (field, values) => {
    for (const value of values.flat())
      await expect(stepOne({ [field]: value })).rejects.toMatchObject({ code: 'P0001', hint: `invalid_${field}` });
    expect(await waiting()).toEqual([]);
  },
);

describe('step 1', () => {
  it('B6 stores the sign-up and touches neither list nor queue, for any address', async () => {
    const join = (email: string) => signUp({ email }).then(() => mailOf(email));
    await confirm((await join('confirmed@example.org')).confirm_token);
    await join('mailed@example.org');
    await signUp({ email: 'known@example.org' });
    const emails = ['new@example.org', 'known@example.org', 'mailed@example.org', 'confirmed@example.org'];
    const tables = ['public.waitlist_subscriptions', 'private.mails', 'private.waitlist_tokens'];
    const before = await contents(tables);
    for (const email of emails) await stepOne({ email, name: 'Again' });
    expect(await contents(tables)).toEqual(before);
    expect(await waiting()).toEqual(emails.map((email) => ({ email, name: 'Again' })));
  });

  it('B6 reads no table that tells who is listed, so that its time cannot tell', async () => {
    // Of this connection, since it last handed its counts on.
    const sql = `select relname, seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_xact_user_tables order by 1`;
    const [, before, , after] = await database.run([
      { sql: `select set_config('request.headers', '{"cf-connecting-ip": "2001:db8::1"}', true)` },
      { sql },
      { sql: `select public.add_waitlist_subscription($1, 'Ada', 'Web3 technology')`, params: [ADA.email] },
      { sql },
    ]);
    const read = after!.filter(({ scans }, index) => scans !== before![index]!.scans);
    expect(read.map(({ relname }) => relname)).toEqual([
      'waitlist_counters',
      'waitlist_notices',
      'waitlist_salt',
      'waitlist_settings',
    ]);
  });

  it('B6 refuses one too many alike for a listed and an unlisted address', async () => {
    await signUp();
    await setLimit('sign_ups_per_hour', 0);
    const refusals = [ADA.email, 'eve@example.org'].map((email) => stepOne({ email }).catch((error: unknown) => error));
    const [listed, unlisted] = await Promise.all(refusals);
    expect(listed).toMatchObject(TOO_MANY);
    expect(unlisted).toEqual(listed);
  });

  it('A2 B5 is settled by the purge where step 2 never comes, with the time of the sign-up', async () => {
    await stepOne();
    await age('3 days');
    await purge();
    expect(Date.now() - Number((await row())?.created_at)).toBeGreaterThan(2.99 * 86_400_000);
  });

  it('A2 is settled in calls of about a second, so that no slow machine takes one for a database that hangs', async () => {
    for (const n of [1, 2, 3]) await stepOne({ email: `${n}@example.org` });
    await database.script(`
      create function private.be_slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.6); return new; end $$;
      create trigger slow before insert on public.waitlist_subscriptions for each row execute function private.be_slow()`);
    const settled: unknown[] = [];
    for (const _ of 'ab') settled.push((await asOwner('select private.settle_some(10) as people'))[0]?.people);
    await database.script('drop function private.be_slow cascade');
    expect(settled).toEqual([2, 1]);
  });
});

describe('step 2', () => {
  it('A2 queues one mail with the data of the list, whatever the spelling of the address', async () => {
    await stepOne();
    for (const spelling of [' ADA@Example.org', 'ada@example.org']) await requestConfirmation(spelling);
    const token = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
    expect((await claimMails()).mails).toEqual([
      {
        id: (await mailRow())?.id,
        kind: 'confirmation',
        email: ADA.email,
        name: '',
        language: 'es',
        confirm_token: token,
        leave_token: token,
      },
    ]);
  });

  it('A2 settles all sign-ups of the address and no other; the first one has the mail', async () => {
    for (const name of ['First', 'Second', 'Third']) await stepOne({ name });
    await stepOne({ email: 'eve@example.org' });
    await requestConfirmation();
    expect(await waiting()).toEqual([{ email: 'eve@example.org', name: 'Ada' }]);
    await confirm((await mailOf()).confirm_token);
    expect(await row()).toMatchObject({ name: 'First' });
  });

  it.each(['eve@example.org', 'not an address', ''])(
    'B6 writes nothing and mails nobody for the unlisted %j',
    async (email) => {
      expect(await mailIfDue(email)).toBeUndefined();
      const tables = ['mails', 'waitlist_sign_ups', 'waitlist_counters', 'waitlist_tokens'].map(
        (name) => `private.${name}`,
      );
      expect((await contents(['public.waitlist_subscriptions', ...tables])).flat()).toEqual([]);
    },
  );
});

describe('a further sign-up', () => {
  // WAITLIST: **A sign-up while the link works** changes nothing.
  // WAITLIST: An hour after the mail the link goes out once more
  it('B3 B6 while the link of a mail works has one more mail, an hour after it; each link confirms what was typed for it', async () => {
    await signUp();
    const first = await mailOf();
    await age('5 minutes');
    await signUp({ name: 'Mallory' });
    expect(await mailIfDue()).toBeUndefined();
    await age('55 minutes');
    const second = await mailOf();
    for (const later of ['1 hour', '3 days', '2 days']) {
      await age(later);
      await signUp({ name: 'Eve' });
      expect(await mailIfDue()).toBeUndefined();
    }
    await confirm(first.confirm_token);
    await confirm(second.confirm_token);
    expect(await row()).toMatchObject({ name: ADA.name });
  });

  it('B3 B6 changes nothing while the mail is under way', async () => {
    await signUp();
    await claimMails();
    await signUp({ name: 'Mallory' });
    expect(await row()).toMatchObject({ name: ADA.name });
  });

  it('B6 causes another mail once the link has expired, which nothing else does', async () => {
    await signUp();
    await mailOf();
    await age('8 days');
    expect(await mailIfDue()).toBeUndefined();
    await signUp({ name: 'Ada the second', interests: 'Social applications', message: 'Again' });
    const changed = { name: 'Ada the second', interests: ['Social applications'] };
    expect(await row()).toMatchObject({ ...changed, message: 'Again' });
    await confirm((await mailOf()).confirm_token);
    expect(await row()).toMatchObject(changed);
  });

  it('B6 never changes or mails a person who has confirmed', async () => {
    await signUp();
    await confirm((await mailOf()).confirm_token);
    await age('60 days');
    await signUp({ name: 'Mallory' });
    expect(await mailIfDue()).toBeUndefined();
    expect(await row()).toMatchObject({ name: ADA.name });
  });
});
