import { age, asOwner, claimMails, confirm, count, leave, mailOf, purge } from '../../test-support/database/list';
import { openList, requestConfirmation, setLimit, markMails } from '../../test-support/database/list';
import { report, signUp, stepOne, TOO_MANY } from '../../test-support/database/list';

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

describe(`${CALLS} calls at the same time`, () => {
  it('A1 A2 for one address create one row and queue one mail', async () => {
    await all(async (n) => {
      await stepOne({ name: `Ada ${n}` });
      await requestConfirmation();
    });
    expect([await people(), await count('private.mails')]).toEqual([1, 1]);
  });

  it('B6 never exceed a limit', async () => {
    await setLimit('sign_ups_per_client_hour', 7);
    const refusals = await refusalsOf((n) => signUp({ email: address(n) }, { 'cf-connecting-ip': `2001:db8::${n}` }));
    expect(await people()).toBe(7);
    expect(refusals).toEqual(Array.from({ length: CALLS - 7 }, () => expect.objectContaining(TOO_MANY) as unknown));
  });

  it.each([
    ['mails of a day', 'mails_per_day', 3],
    // Twice as many where no network is known.
    ['mails to a domain', 'mails_per_domain_day', 6],
  ])('B6 never claim more than the %s', async (_, limit, most) => {
    await setLimit(limit, 3);
    await setLimit('mails_per_second', 1_000_000);
    await setLimit('mails_per_request', 1);
    await all((n) => signUp({ email: address(n) }));
    for (let n = 0; n < 8; n += 1) await all(claimMails);
    expect(await count("private.waitlist_tokens where purpose = 'confirm'")).toBe(most);
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
    const claimAndMark = async (n: number) => {
      const { request } = await claimMails();
      await markMails(request, (['taken', 'doubt', 'pause', 'refused'] as const)[n % 4]!);
    };
    const refusals = await refusalsOf(async (n) => {
      const { email, confirm_token, leave_token } = mails[n % 4]!;
      const turns: (() => Promise<unknown>)[] = [
        () => signUp({ email }),
        () => stepOne({ email }),
        () => claimAndMark(n),
        () => confirm(confirm_token),
        () => leave(leave_token),
        purge,
        () => report('bounce', mails[n % 4]!),
        () => report('failure', mails[n % 4]!),
        () => report('complaint', mails[n % 4]!),
        () => asOwner('select private.retry_failed()'),
      ];
      await turns[Math.floor(n / 4) % turns.length]!();
    });
    // Only links that expired or whose row was erased may be refused.
    for (const refusal of refusals) expect(refusal).toMatchObject({ hint: 'invalid_token' });
    const orphans = 'where subscription_id not in (select id from public.waitlist_subscriptions)';
    expect(await count(`private.waitlist_tokens ${orphans}`)).toBe(0);
    expect(await count("private.mails where person_id is null and (email is not null or state = 'waiting')")).toBe(0);
  });
});
