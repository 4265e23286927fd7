import { asOwner, claimMails, mailOf, queueRow, reasons, row } from '../../test-support/database/list';
import { signUp, SOME, openList } from '../../test-support/database/list';

openList();

const ADA = 'ada@example.org';
const EVE = 'eve@example.org';

let events = 0;
/** Records an event of the mail provider; the answer is 'done' or 'paused'. */
async function report(kind: 'bounce' | 'complaint', email: string, id = `msg_${(events += 1)}`): Promise<unknown> {
  const sql = 'select public.record_mail_event($1, $2, $3) as answer';
  return (await asOwner(sql, [id, kind, email]))[0]?.answer;
}

it('B6 a mail that bounced for good marks its row and takes it out of the queue', async () => {
  for (const email of [ADA, EVE]) await signUp({ email });
  await report('bounce', ADA.toUpperCase());
  expect([await row(ADA), await row(EVE)]).toMatchObject([{ bounced_at: SOME }, { bounced_at: null }]);
  expect(await queueRow(ADA)).toBeUndefined();
  expect((await claimMails()).mails).toMatchObject([{ email: EVE }]);
});

it('B6 a complaint erases the person, and an address that nobody has changes nothing', async () => {
  await signUp();
  await mailOf();
  await report('complaint', EVE);
  await report('bounce', 'nobody');
  expect(await row(ADA)).toMatchObject({ bounced_at: null });
  await report('complaint', ADA);
  expect([await row(ADA), await reasons()]).toEqual([undefined, ['complained']]);
});

it('B6 an event that comes twice counts once: a person who has joined again meanwhile stays', async () => {
  for (let n = 0; n < 2; n += 1) {
    await signUp();
    await report('complaint', ADA, 'msg_same');
  }
  expect(await row(ADA)).toBeDefined();
});

/** People whose mail the provider took. */
const mailed = (from: number, to: number) =>
  asOwner(
    `insert into public.waitlist_subscriptions (email, name, interests, mailed_at)
     select 'person-' || n || '@example.org', 'Ada', '{Web3 technology}', now() from generate_series($1::int, $2::int) as n`,
    [from, to],
  );

it('B6 more than 4 in 100 hard bounces among at least 50 mails pause the queue for an hour, and it keeps its mails', async () => {
  await mailed(1, 49);
  // Fewer than 50 mails say nothing about the list.
  for (const n of [1, 2]) expect(await report('bounce', `person-${n}@example.org`)).toBe('done');
  await mailed(50, 50);
  await signUp();
  // Two in 50 are four in 100.
  expect(await report('bounce', 'person-1@example.org')).toBe('done');
  expect(await report('bounce', 'person-3@example.org')).toBe('paused');
  const { request, wait_ms } = await claimMails();
  expect(request).toBeNull();
  expect(wait_ms).toBeGreaterThan(59 * 60_000);
  expect(wait_ms).toBeLessThanOrEqual(60 * 60_000);
  expect(await queueRow(ADA)).toMatchObject({ failed_at: null, request: null });
  // The next bounce does not say it again, and does not make the pause longer.
  expect(await report('bounce', 'person-4@example.org')).toBe('done');
});
