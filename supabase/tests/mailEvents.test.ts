import { age, asOwner, claimMails, confirm, mailIfDue, mailOf, nextRequest } from '../../test-support/database/list';
import { openList, providerId, reasons, report, row, mailRow } from '../../test-support/database/list';
import { markMails, signUp, SOME } from '../../test-support/database/list';

openList();

const ADA = 'ada@example.org';
const EVE = 'eve@example.org';
const TAGGED = 'ada+tag@example.org';

// WAITLIST: the person is erased
it('B6 a complaint erases the person of that mail, and one about a mail that is not ours nobody', async () => {
  await signUp();
  const mail = await mailOf();
  expect(await asOwner("select public.record_mail_event('complaint', 'somebody else’s') as answer")).toEqual([
    { answer: 'done' },
  ]);
  expect(await row(ADA)).toBeDefined();
  await report('complaint', mail);
  expect([await row(ADA), await reasons()]).toEqual([undefined, ['complained']]);
});

it('B6 an event that comes again changes nothing for a person who has joined again', async () => {
  await signUp();
  const mail = await mailOf();
  await report('complaint', mail);
  await signUp();
  await report('complaint', mail);
  await report('bounce', mail);
  expect(await row(ADA)).toMatchObject({ bounced_at: null });
});

it('B6 an event also finds a mail whose id at the provider nobody was told', async () => {
  await signUp();
  const { id } = await mailOf();
  await asOwner('update private.mails set provider_id = null where id = $1', [id]);
  await asOwner("select public.record_mail_event('bounce', $1, $2)", [providerId(id), id]);
  expect(await mailRow(ADA)).toMatchObject({ event: 'bounced' });
});

// WAITLIST: that spelling gets no mail and no letter any more
it('B6 a bounce marks the row, and ends the mails to that spelling alone', async () => {
  await signUp({ email: TAGGED });
  await report('bounce', await mailOf(TAGGED));
  expect(await row(TAGGED)).toMatchObject({ bounced_at: SOME });
  expect(await mailRow(TAGGED)).toMatchObject({ state: 'taken', event: 'bounced' });
  await age('40 minutes');
  await signUp({ email: TAGGED });
  expect(await mailIfDue(TAGGED)).toBeUndefined();
  await signUp();
  expect(await mailOf()).toMatchObject({ email: ADA });
});

it('B6 B16 a bounce that comes after another spelling was confirmed, or the same by a later mail, counts for nothing', async () => {
  await signUp({ email: TAGGED });
  const first = await mailOf(TAGGED);
  await signUp();
  const second = await mailOf();
  await confirm(second.confirm_token);
  await report('bounce', first);
  await report('bounce', second);
  expect(await row(ADA)).toMatchObject({ confirmed_at: SOME, bounced_at: null });
  await asOwner("select private.plan_letter('opening', 10)");
  expect((await nextRequest()).to).toEqual([ADA]);
});

it('B6 confirming clears what bounced before', async () => {
  await signUp({ email: TAGGED });
  const mail = await mailOf(TAGGED);
  await signUp();
  await report('bounce', await mailOf());
  expect(await row(ADA)).toMatchObject({ bounced_at: SOME });
  await confirm(mail.confirm_token);
  expect(await row(TAGGED)).toMatchObject({ bounced_at: null });
});

it('B6 A2 a mail that the provider took and could not send failed, with the reason, and counts as none', async () => {
  await signUp();
  await report('failure', await mailOf(), 'suppressed');
  expect(await mailRow(ADA)).toMatchObject({ state: 'failed', sent_at: null, failure: 'suppressed' });
  expect(await row(ADA)).toMatchObject({ mailed_at: null });
  await asOwner('select private.retry_failed()');
  expect(await mailOf()).toMatchObject({ email: ADA });
});

it.each(['bounce', 'failure'] as const)(
  'B6 a %s of one spelling leaves the mail that waits for another',
  async (kind) => {
    await signUp({ email: TAGGED });
    const tagged = await mailOf(TAGGED);
    await signUp();
    await report(kind, tagged);
    expect((await nextRequest()).to).toEqual([ADA]);
  },
);

// WAITLIST: failed; after a quota it goes again in an hour
it('A2 a mail that met a quota of the provider goes again, an hour later', async () => {
  await signUp();
  await report('failure', await mailOf(), 'failed: reached_daily_quota');
  expect(await mailRow(ADA)).toMatchObject({ state: 'waiting' });
  expect((await nextRequest()).to).toEqual([]);
  await age('61 minutes');
  expect(await mailOf()).toMatchObject({ email: ADA });
});

/** Mails that the provider took, so many from each network; their people are 1@outlook.com and so on. */
async function mailed(networks: number, each: number): Promise<Map<string, { id: string }>> {
  const sent = new Map<string, { id: string }>();
  for (let n = 1; n <= networks * each; n += 1)
    await signUp({ email: `${n}@outlook.com` }, { 'cf-connecting-ip': `203.0.${n % networks}.1` });
  for (;;) {
    const { request, mails } = await nextRequest();
    if (!request) return sent;
    for (const mail of mails) sent.set(mail.email, mail);
    await markMails(request, 'taken');
  }
}

describe('more than 4 in 100 hard bounces within a day', () => {
  // WAITLIST: All confirmation mails pause when the bounces are those of ten networks
  it('B6 pause the queue for an hour when they are at least ten networks’, of at least 50 mails', async () => {
    const sent = await mailed(60, 1);
    for (let n = 1; n <= 9; n += 1) expect(await report('bounce', sent.get(`${n}@outlook.com`)!)).toBe('done');
    await signUp();
    expect(await report('bounce', sent.get('10@outlook.com')!)).toBe('paused');
    const { request, wait_ms } = await claimMails();
    expect(request).toBeNull();
    expect(wait_ms).toBeGreaterThan(59 * 60_000);
    expect(wait_ms).toBeLessThanOrEqual(60 * 60_000);
    expect(await mailRow(ADA)).toMatchObject({ state: 'waiting' });
    // The next bounce does not say it again, and does not make the pause longer.
    expect(await report('bounce', sent.get('11@outlook.com')!)).toBe('done');
  });

  // WAITLIST: hard_bounces_percent
  // WAITLIST: A network with three or more hard bounces within a day
  it('B6 pause only the network that they are from, for an hour after the last of them, also when its reader leaves', async () => {
    const sent = await mailed(1, 60);
    for (const n of [1, 2, 3]) expect(await report('bounce', sent.get(`${n}@outlook.com`)!)).toBe('done');
    await signUp({}, { 'cf-connecting-ip': '203.0.0.9' });
    await signUp({ email: EVE }, { 'cf-connecting-ip': '203.0.9.9' });
    const next = await nextRequest();
    expect(next.to).toEqual([EVE]);
    await markMails(next.request, 'taken');
    await age('59 minutes');
    await asOwner("select private.erase_subscription('3@outlook.com', 'team')");
    expect((await nextRequest()).to).toEqual([]);
    await age('2 minutes');
    expect((await nextRequest()).to).toEqual([ADA]);
  });

  it('B6 pause nobody once they are older than a day, or when they are fewer than ten networks’', async () => {
    const sent = await mailed(60, 1);
    for (let n = 1; n <= 9; n += 1) await report('bounce', sent.get(`${n}@outlook.com`)!);
    await age('25 hours');
    for (let hour = 0; hour < 24; hour += 1) {
      await age('1 hour');
      expect(await report('bounce', sent.get(`${10 + hour}@outlook.com`)!)).toBe('done');
    }
    await signUp();
    expect((await nextRequest()).to).toEqual([ADA]);
  });
});
