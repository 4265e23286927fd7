import { age, asOwner, claimMails, confirm, count, leave, mailOf, purge } from '../../test-support/database/list';
import { requestConfirmation, row, setLimit, settleMails, signUp } from '../../test-support/database/list';
import { signUpWith, stepOne, TOO_MANY, openList } from '../../test-support/database/list';

openList();

const CALLS = 60;
const address = (n: number) => `somebody-${n}@example.org`;
const all = <T>(call: (n: number) => Promise<T>) => Promise.all(Array.from({ length: CALLS }, (_, n) => call(n)));
/** The reasons of the calls that were refused. */
async function refusalsOf(call: (n: number) => Promise<unknown>): Promise<unknown[]> {
  const refusals: unknown[] = [];
  await all((n) => call(n).catch((reason: unknown) => refusals.push(reason)));
  return refusals;
}
const people = () => count('public.waitlist_subscriptions');
const erasures = () => count('private.waitlist_erasures');

describe(`${CALLS} calls at the same time`, () => {
  it('A1 A2 for one address create one row and queue one mail', async () => {
    await all(async (n) => {
      await stepOne({}, { name: `Ada ${n}` });
      await requestConfirmation();
    });
    expect([await people(), await count('private.waitlist_queue')]).toEqual([1, 1]);
  });

  it('B3 B4 confirm and leave once', async () => {
    await signUp();
    const { confirm_token, leave_token } = await mailOf();
    await all(() => confirm(confirm_token));
    expect((await row())?.confirmed_at).not.toBeNull();
    await all(() => leave(leave_token));
    expect([await people(), await erasures()]).toEqual([0, 1]);
  });

  it.each([
    ['of a client', 'sign_ups_per_client_hour', (n: number) => `2001:db8::${n}`],
    ['of a network', 'sign_ups_per_network_day', (n: number) => `203.0.113.${n}`],
    ['for everybody', 'sign_ups_per_hour', (n: number) => `203.0.${n}.1`],
  ])('B6 never exceed the limit %s', async (_, limit, addressOf) => {
    await setLimit(limit, 7);
    const refusals = await refusalsOf((n) => signUpWith({ 'cf-connecting-ip': addressOf(n) }, { email: address(n) }));
    expect(await people()).toBe(7);
    expect(refusals).toEqual(Array.from({ length: CALLS - 7 }, () => expect.objectContaining(TOO_MANY) as unknown));
  });

  it.each([
    ['mails of a day', 'mails_per_day', address],
    ['mails of a mailbox', 'mails_per_mailbox_30_days', (n: number) => `ada+${n}@example.org`],
  ])('B6 never claim more than the %s', async (_, limit, addressOf) => {
    await setLimit(limit, 3);
    await setLimit('mails_per_second', 1_000_000);
    await setLimit('mails_per_request', 1);
    await all((n) => signUp({ email: addressOf(n) }));
    for (let n = 0; n < 4; n += 1) await all(claimMails);
    expect(await count("private.waitlist_tokens where purpose = 'confirm'")).toBe(3);
  });

  it('B3 B4 B6 of all kinds cause no deadlock, and every token and mail belongs to a row', async () => {
    await setLimit('mails_per_second', 1_000_000);
    const mails: Awaited<ReturnType<typeof mailOf>>[] = [];
    for (const n of [0, 1, 2, 3]) {
      await signUp({ email: address(n) });
      mails.push(await mailOf(address(n)));
    }
    await age('8 days');
    const old = "update public.waitlist_subscriptions set created_at = now() - '31 days'::interval, mailed_at = null";
    await asOwner(`${old} where email = $1`, [address(3)]);
    const claimAndSettle = async (n: number) => {
      const { request } = await claimMails();
      await settleMails(request, (['sent', 'doubt', 'wait'] as const)[n % 3]!);
    };
    const refusals = await refusalsOf(async (n) => {
      const { email, confirm_token, leave_token } = mails[n % 4]!;
      const turns: (() => Promise<unknown>)[] = [
        () => signUp({ email }),
        () => stepOne({}, { email }),
        () => claimAndSettle(n),
        () => confirm(confirm_token),
        () => leave(leave_token),
        purge,
      ];
      await turns[Math.floor(n / 4) % turns.length]!();
    });
    // Only links that expired or whose row was erased may be refused.
    for (const refusal of refusals) expect(refusal).toMatchObject({ hint: 'invalid_token' });
    const orphans = 'where subscription_id not in (select id from public.waitlist_subscriptions)';
    for (const table of ['tokens', 'queue']) expect(await count(`private.waitlist_${table} ${orphans}`)).toBe(0);
  });

  it('B4 that join and leave in turn never leave two rows for one address', async () => {
    await signUp();
    const { leave_token } = await mailOf();
    await all<unknown>((n) => (n % 2 === 0 ? signUp({ name: 'Ada again' }) : leave(leave_token)));
    expect([0, 1]).toContain(await people());
    expect(await erasures()).toBe(1);
  });
});
