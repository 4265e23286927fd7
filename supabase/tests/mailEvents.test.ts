import { age, asOwner, claimMails, count, mailIfDue, mailOf, nextRequest } from '../../test-support/database/list';
import { openList, purge, queueRow, reasons, row, markMails, signUp } from '../../test-support/database/list';
import { SOME } from '../../test-support/database/list';

openList();

const ADA = 'ada@example.org';
const EVE = 'eve@example.org';

let events = 0;
/** Records an event of the mail provider; the answer is 'done' or 'paused'. */
async function report(
  kind: 'bounce' | 'complaint' | 'failure',
  email: string,
  id = `msg_${(events += 1)}`,
): Promise<unknown> {
  const sql = 'select public.record_mail_event($1, $2, $3, $4) as answer';
  return (await asOwner(sql, [id, kind, email, kind === 'failure' ? 'suppressed' : null]))[0]?.answer;
}

it('B6 a mail that bounced for good marks its row and takes it out of the queue', async () => {
  for (const email of [ADA, EVE]) await signUp({ email });
  await report('bounce', ADA.toUpperCase());
  expect([await row(ADA), await row(EVE)]).toMatchObject([{ bounced_at: SOME }, { bounced_at: null }]);
  expect(await queueRow(ADA)).toBeUndefined();
  expect((await claimMails()).mails).toMatchObject([{ email: EVE }]);
});

// WAITLIST: the row is erased
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

it('B6 an event that comes again within three days erases nobody who has joined again', async () => {
  await signUp();
  await report('complaint', ADA, 'msg_same');
  await signUp();
  await age('2 days 23 hours');
  await purge();
  await report('complaint', ADA, 'msg_same');
  expect(await row(ADA)).toBeDefined();
});

// WAITLIST: that spelling gets no mail and no letter any more
it('B6 a bounce of one spelling leaves the others: they get their mail', async () => {
  await signUp({ email: 'ada+typo@example.org' });
  await mailOf('ada+typo@example.org');
  await report('bounce', 'ada+typo@example.org');
  await signUp({ email: 'ada+typo@example.org' });
  expect(await mailIfDue('ada+typo@example.org')).toBeUndefined();
  await signUp();
  expect(await mailOf()).toMatchObject({ email: ADA });
});

it('B6 A2 a mail that the provider took and could not send failed, with the reason, and counts as none', async () => {
  await signUp();
  await mailOf();
  await report('failure', ADA);
  expect(await queueRow(ADA)).toMatchObject({ failed_at: SOME, failure: 'suppressed' });
  expect(await row(ADA)).toMatchObject({ mailed_at: null });
  expect(await count('private.waitlist_mailed')).toBe(0);
  await asOwner('select private.retry_failed()');
  expect(await mailOf()).toMatchObject({ email: ADA });
});

// WAITLIST: failed; after a quota it goes again in an hour
it('A2 a mail that met a quota of the provider goes again, an hour later', async () => {
  await signUp();
  await mailOf();
  await asOwner("select public.record_mail_event('quota', 'failure', $1, 'failed: reached_daily_quota')", [ADA]);
  expect(await queueRow(ADA)).toMatchObject({ failed_at: null });
  await age('1 hour');
  expect(await mailOf()).toMatchObject({ email: ADA });
});

/** Mails that the provider took, so many from each network; their people are 1@outlook.com and so on. */
async function mailed(networks: number, each: number): Promise<void> {
  for (let n = 1; n <= networks * each; n += 1)
    await signUp({ email: `${n}@outlook.com` }, { 'cf-connecting-ip': `203.0.${n % networks}.1` });
  for (;;) {
    const { request } = await nextRequest();
    if (!request) return;
    await markMails(request, 'sent');
  }
}

describe('more than 4 in 100 hard bounces within a day', () => {
  // WAITLIST: All confirmation mails pause when the bounces are those of ten networks
  it('B6 pause the queue for an hour when they are at least ten networks’, of at least 50 mails', async () => {
    await mailed(60, 1);
    for (let n = 1; n <= 9; n += 1) expect(await report('bounce', `${n}@outlook.com`)).toBe('done');
    await signUp();
    expect(await report('bounce', '10@outlook.com')).toBe('paused');
    const { request, wait_ms } = await claimMails();
    expect(request).toBeNull();
    expect(wait_ms).toBeGreaterThan(59 * 60_000);
    expect(wait_ms).toBeLessThanOrEqual(60 * 60_000);
    expect(await queueRow(ADA)).toMatchObject({ failed_at: null, request: null });
    // The next bounce does not say it again, and does not make the pause longer.
    expect(await report('bounce', '11@outlook.com')).toBe('done');
  });

  // WAITLIST: hard_bounces_percent
  // WAITLIST: A network with three or more hard bounces within a day
  it('B6 pause only the network that they are from, for an hour after the last of them', async () => {
    await mailed(1, 60);
    for (const n of [1, 2, 3]) expect(await report('bounce', `${n}@outlook.com`)).toBe('done');
    await signUp({}, { 'cf-connecting-ip': '203.0.0.9' });
    await signUp({ email: EVE }, { 'cf-connecting-ip': '203.0.9.9' });
    const next = await nextRequest();
    expect(next.to).toEqual([EVE]);
    await markMails(next.request, 'sent');
    expect((await nextRequest()).to).toEqual([]);
    await age('61 minutes');
    expect((await nextRequest()).to).toEqual([ADA]);
  });

  it('B6 pause nobody once they are older than a day, or when they are fewer than ten networks’', async () => {
    await mailed(60, 1);
    for (let n = 1; n <= 9; n += 1) await report('bounce', `${n}@outlook.com`);
    await age('25 hours');
    for (let hour = 0; hour < 24; hour += 1) {
      await age('1 hour');
      expect(await report('bounce', `${10 + hour}@outlook.com`)).toBe('done');
    }
    await signUp();
    expect((await nextRequest()).to).toEqual([ADA]);
  });
});
