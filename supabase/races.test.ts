import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { ADA, signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import {
  claim,
  confirm,
  empty,
  saveLimits,
  leave,
  claimMail,
  purge,
  release,
  row,
  setLimit,
  signUpWith,
  TOO_MANY,
} from './calls.fixture';

let database: Database;
let restoreLimits: () => Promise<unknown>;
beforeAll(async () => {
  database = await openTestDatabase();
  restoreLimits = await saveLimits(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));
afterEach(() => restoreLimits());

const count = async (table: string) => (await asOwner(database, `select count(*)::int as n from ${table}`))[0]?.n;
const address = (n: number) => `somebody-${n}@example.org`;

describe.each([25, 60])('%i calls at the same time', (calls) => {
  const all = <T>(call: (n: number) => Promise<T>) => Promise.all(Array.from({ length: calls }, (_, n) => call(n)));
  const settled = <T>(call: (n: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: calls }, (_, n) => call(n)));
  const refusals = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));

  it('A1 for one address create one row', async () => {
    await all((n) => signUp(database, { name: `Ada ${n}` }));
    expect(await count('public.waitlist_subscriptions')).toBe(1);
  });

  it('A1 for different addresses create one row each', async () => {
    await all((n) => signUp(database, { email: address(n) }));
    expect(await count('public.waitlist_subscriptions')).toBe(calls);
  });

  it('B6 claim one mail', async () => {
    await signUp(database);
    const claims = await all(() => claim(database));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await count('private.waitlist_tokens')).toBe(2);
  });

  it('B6 for one mailbox in many spellings claim two mails', async () => {
    await all((n) => signUp(database, { email: `ada+${n}@example.org` }));
    await setLimit(database, 'mail_tries_per_mailbox_day', 1000);
    const claims = await all((n) => claim(database, `ada+${n}@example.org`));
    expect(claims.filter(Boolean)).toHaveLength(2);
  });

  it('B6 that sign up and claim cause one mail', async () => {
    const claims = await all(async () => {
      await signUp(database);
      return claim(database);
    });
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('B3 confirm once', async () => {
    await signUp(database);
    const { confirm_token } = await claimMail(database);
    expect(await all(() => confirm(database, confirm_token))).toHaveLength(calls);
    expect(await row(database)).toMatchObject({ confirmed_at: expect.anything() });
  });

  it('B4 leave once', async () => {
    await signUp(database);
    const { leave_token } = await claimMail(database);
    await all(() => leave(database, leave_token));
    expect(await count('public.waitlist_subscriptions')).toBe(0);
    expect(await count('private.waitlist_erasures')).toBe(1);
  });

  it('B6 never exceed the limit of a client', async () => {
    await setLimit(database, 'sign_ups_per_client_hour', 7);
    const answers = await settled((n) =>
      signUpWith(database, { 'cf-connecting-ip': `2001:db8::${n}` }, { email: address(n) }),
    );
    expect(await count('public.waitlist_subscriptions')).toBe(7);
    expect(refusals(answers)).toEqual(Array.from({ length: calls - 7 }, () => expect.objectContaining(TOO_MANY)));
  });

  it('B6 never exceed the limit for everybody', async () => {
    await setLimit(database, 'sign_ups_per_hour', 11);
    const answers = await settled((n) =>
      signUpWith(database, { 'cf-connecting-ip': `203.0.113.${n}` }, { email: address(n) }),
    );
    expect(await count('public.waitlist_subscriptions')).toBe(11);
    expect(refusals(answers)).toEqual(Array.from({ length: calls - 11 }, () => expect.objectContaining(TOO_MANY)));
  });

  it('B6 never exceed the mails per day', async () => {
    await all((n) => signUp(database, { email: address(n) }));
    await setLimit(database, 'mails_per_day', 9);
    const claims = await all((n) => claim(database, address(n)));
    expect(claims.filter(Boolean)).toHaveLength(9);
    expect(await count('private.waitlist_tokens')).toBe(18);
  });

  it('B3 B4 B6 of all kinds cause no deadlock, and every remaining token belongs to a row', async () => {
    await all((n) => signUp(database, { email: address(n % 4) }));
    const mails = await Promise.all([0, 1, 2, 3].map((n) => claimMail(database, address(n))));
    await asOwner(
      database,
      "update public.waitlist_subscriptions set created_at = created_at - interval '31 days' where email = $1",
      [address(3)],
    );
    const answers = await settled(async (n) => {
      const mail = mails[n % 4]!;
      const turns: (() => Promise<unknown>)[] = [
        () => signUp(database, { email: mail.email }),
        () => claim(database, mail.email),
        () => confirm(database, mail.confirm_token),
        () => leave(database, mail.leave_token),
        () => release(database, mail.id),
        () => purge(database),
      ];
      await turns[Math.floor(n / 4) % turns.length]!();
    });
    // Only links whose row was just erased, or whose mail was released, may be refused.
    for (const refusal of refusals(answers)) expect(refusal).toMatchObject({ hint: 'invalid_token' });
    const loose = `private.waitlist_tokens where subscription_id not in (select id from public.waitlist_subscriptions)`;
    expect(await count(loose)).toBe(0);
  });

  it('B4 that join and leave in turn never leave two rows for one address', async () => {
    await signUp(database);
    const { leave_token } = await claimMail(database);
    await all<unknown>((n) => (n % 2 === 0 ? signUp(database, { name: 'Ada again' }) : leave(database, leave_token)));
    const rows = await asOwner(database, 'select email from public.waitlist_subscriptions');
    expect([[], [{ email: ADA.email }]]).toContainEqual(rows);
    expect(await count('private.waitlist_erasures')).toBe(1);
  });
});
