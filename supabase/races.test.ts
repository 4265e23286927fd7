import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, claimMails, confirm, empty, leave, mailOf, purge, requestConfirmation, row } from './calls.fixture';
import { saveLimits, setLimit, settleMails, signUpWith, stepOne, TOO_MANY } from './calls.fixture';

let database: Database;
let restoreLimits: () => Promise<unknown>;
beforeAll(async () => {
  database = await openTestDatabase();
  restoreLimits = await saveLimits(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));
afterEach(() => restoreLimits());

const CALLS = 60;
const count = async (table: string) => (await asOwner(database, `select count(*)::int as n from ${table}`))[0]?.n;
const address = (n: number) => `somebody-${n}@example.org`;
const all = <T>(call: (n: number) => Promise<T>) => Promise.all(Array.from({ length: CALLS }, (_, n) => call(n)));
/** The reasons of the calls that were refused. */
const refusalsOf = async (call: (n: number) => Promise<unknown>) =>
  (await Promise.allSettled(Array.from({ length: CALLS }, (_, n) => call(n)))).flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  );

describe(`${CALLS} calls at the same time`, () => {
  it('A1 A2 for one address create one row and queue one mail', async () => {
    await all(async (n) => {
      await stepOne(database, {}, { name: `Ada ${n}` });
      await requestConfirmation(database);
    });
    expect(await count('public.waitlist_subscriptions')).toBe(1);
    expect(await count('private.waitlist_queue')).toBe(1);
  });

  it('B3 confirm once', async () => {
    await signUp(database);
    const { confirm_token } = await mailOf(database);
    await all(() => confirm(database, confirm_token));
    expect((await row(database))?.confirmed_at).not.toBeNull();
  });

  it('B4 leave once', async () => {
    await signUp(database);
    const { leave_token } = await mailOf(database);
    await all(() => leave(database, leave_token));
    expect(await count('public.waitlist_subscriptions')).toBe(0);
    expect(await count('private.waitlist_erasures')).toBe(1);
  });

  it.each([
    ['of a client', 'sign_ups_per_client_hour', (n: number) => `2001:db8::${n}`],
    ['of a network', 'sign_ups_per_network_day', (n: number) => `203.0.113.${n}`],
    ['for everybody', 'sign_ups_per_hour', (n: number) => `203.0.${n}.1`],
  ])('B6 never exceed the limit %s', async (_, limit, addressOf) => {
    await setLimit(database, limit, 7);
    const refusals = await refusalsOf((n) =>
      signUpWith(database, { 'cf-connecting-ip': addressOf(n) }, { email: address(n) }),
    );
    expect(await count('public.waitlist_subscriptions')).toBe(7);
    expect(refusals).toEqual(Array.from({ length: CALLS - 7 }, () => expect.objectContaining(TOO_MANY) as unknown));
  });

  it.each([
    ['mails of a day', 'mails_per_day', address],
    ['mails of a mailbox', 'mails_per_mailbox_30_days', (n: number) => `ada+${n}@example.org`],
  ])('B6 never claim more than the %s', async (_, limit, addressOf) => {
    await setLimit(database, limit, 3);
    await setLimit(database, 'mails_per_second', 1_000_000);
    await setLimit(database, 'mails_per_request', 1);
    await all((n) => signUp(database, { email: addressOf(n) }));
    for (let n = 0; n < 4; n += 1) await all(() => claimMails(database));
    expect(await count("private.waitlist_tokens where purpose = 'confirm'")).toBe(3);
  });

  it('B3 B4 B6 of all kinds cause no deadlock, and every token and mail belongs to a row', async () => {
    await setLimit(database, 'mails_per_second', 1_000_000);
    const mails: Awaited<ReturnType<typeof mailOf>>[] = [];
    for (const n of [0, 1, 2, 3]) {
      await signUp(database, { email: address(n) });
      mails.push(await mailOf(database, address(n)));
    }
    await age(database, '8 days');
    const old =
      "update public.waitlist_subscriptions set created_at = now() - '31 days'::interval, mailed_at = null where email = $1";
    await asOwner(database, old, [address(3)]);
    const claimAndSettle = async (n: number) => {
      const { request } = await claimMails(database);
      await settleMails(database, request, (['sent', 'doubt', 'wait'] as const)[n % 3]!);
    };
    const refusals = await refusalsOf(async (n) => {
      const mail = mails[n % 4]!;
      const turns: (() => Promise<unknown>)[] = [
        () => signUp(database, { email: mail.email }),
        () => stepOne(database, {}, { email: mail.email }),
        () => claimAndSettle(n),
        () => confirm(database, mail.confirm_token),
        () => leave(database, mail.leave_token),
        () => purge(database),
      ];
      await turns[Math.floor(n / 4) % turns.length]!();
    });
    // Only links that expired or whose row was erased may be refused.
    for (const refusal of refusals) expect(refusal).toMatchObject({ hint: 'invalid_token' });
    for (const table of ['private.waitlist_tokens', 'private.waitlist_queue'])
      expect(await count(`${table} where subscription_id not in (select id from public.waitlist_subscriptions)`)).toBe(
        0,
      );
  });

  it('B4 that join and leave in turn never leave two rows for one address', async () => {
    await signUp(database);
    const { leave_token } = await mailOf(database);
    await all<unknown>((n) => (n % 2 === 0 ? signUp(database, { name: 'Ada again' }) : leave(database, leave_token)));
    expect([0, 1]).toContain(await count('public.waitlist_subscriptions'));
    expect(await count('private.waitlist_erasures')).toBe(1);
  });
});
