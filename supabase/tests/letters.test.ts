import { age, asOwner, confirm, leave, mailOf, mailRow, markMails } from '../../test-support/database/list';
import { nextRequest, openList, purge, reasons, report, row, setLimit, signUp } from '../../test-support/database/list';

openList();

/** Signs up and confirms; the answer has the links of the confirmation mail. */
async function join(email = 'a@example.org') {
  await signUp({ email });
  const mail = await mailOf(email);
  await confirm(mail.confirm_token);
  return mail;
}
const plan = async (letter = 'opening', limit = 100) =>
  (await asOwner('select private.plan_letter($1, $2) as people', [letter, limit]))[0]?.people;
/** Sends what waits; the answer says to whom. */
async function send(): Promise<string[]> {
  const sent: string[] = [];
  for (;;) {
    const { request, to } = await nextRequest();
    if (!request) return sent.toSorted();
    await markMails(request, 'taken');
    sent.push(...to);
  }
}
const state = async (letter = 'opening') =>
  (
    await asOwner(
      'select unplanned::int, waiting::int, taken::int, failed::int, doubt::int, left_since::int from private.letter_state($1)',
      [letter],
    )
  )[0];

it('B16 a letter goes to the people who confirmed and did not bounce, each once, in any number of plans', async () => {
  await signUp({ email: 'unconfirmed@example.org' });
  await mailOf('unconfirmed@example.org');
  for (const name of ['a', 'b', 'c']) await join(`${name}@example.org`);
  await join('bounced@example.org');
  await asOwner("update public.waitlist_subscriptions set bounced_at = now() where email like 'bounced%'");
  expect(
    await Promise.all([plan(), plan(), plan()]).then((plans) => plans.reduce((sum, n) => Number(sum) + Number(n), 0)),
  ).toBe(4);
  expect(await send()).toEqual(['a@example.org', 'b@example.org', 'c@example.org']);
  expect([await plan(), await send()]).toEqual([0, []]);
  expect(await state()).toEqual({ unplanned: 0, waiting: 0, taken: 3, failed: 0, doubt: 0, left_since: 0 });
});

it('B16 has the name, the language and a link to leave of its person, and none to confirm', async () => {
  await join();
  await plan();
  const { mails } = await nextRequest();
  const token = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
  const { id } = (await mailRow('a@example.org'))!;
  expect(mails).toEqual([
    {
      id,
      kind: 'opening',
      email: 'a@example.org',
      name: 'Ada',
      language: 'es',
      confirm_token: null,
      leave_token: token,
    },
  ]);
  await leave(mails[0]!.leave_token);
  expect(await row('a@example.org')).toBeUndefined();
});

it('B16 a confirmation goes before the letters, which the day’s limit does not hold', async () => {
  for (const name of ['a', 'b', 'c']) await join(`${name}@example.org`);
  await plan();
  await setLimit('mails_per_request', 1);
  await signUp();
  const { to, request } = await nextRequest();
  expect(to).toEqual(['ada@example.org']);
  await markMails(request, 'taken');
  await setLimit('mails_per_day', 1);
  expect(await send()).toHaveLength(3);
});

it('B4 B16 who leaves before the mail goes gets none, and who leaves later counts as one who had it', async () => {
  const early = await join('early@example.org');
  const late = await join('late@example.org');
  await plan();
  await leave(early.leave_token);
  expect(await send()).toEqual(['late@example.org']);
  await leave(late.leave_token);
  expect(await state()).toMatchObject({ taken: 1, left_since: 1 });
});

// WAITLIST: What is in doubt for more than 23 hours
it('B16 a letter in doubt keeps its key for 23 hours, and then is left to a person', async () => {
  await join();
  await plan();
  const { request } = await nextRequest();
  await markMails(request, 'doubt', { why: 'the mail provider did not answer' });
  await age('22 hours');
  const again = await nextRequest();
  expect(again.request).toBe(request);
  await markMails(request, 'doubt', { why: 'the mail provider did not answer' });
  await age('3 hours');
  expect((await nextRequest()).to).toEqual([]);
  expect(await state()).toMatchObject({ doubt: 1 });
  expect([await asOwner('select private.retry_failed() as mails'), await send()]).toEqual([[{ mails: 0 }], []]);
  await asOwner("select private.renew_mails('doubt', 'opening')");
  expect(await send()).toEqual(['a@example.org']);
});

it('B16 a mail of a letter that the provider could not send after all has not reached the person', async () => {
  await join();
  await plan();
  await send();
  await report('failure', { id: (await mailRow('a@example.org'))!.id }, 'suppressed');
  expect(await state()).toMatchObject({ taken: 0, failed: 1 });
});

// WAITLIST: days_after_opening
it('B4 B16 30 days after the opening letter the purge erases the people whom it was for, and nobody else', async () => {
  await join('other@example.org');
  await plan('other');
  await send();
  await age('100 days');
  for (const name of ['told', 'refused', 'bounced']) await join(`${name}@example.org`);
  await asOwner("update public.waitlist_subscriptions set bounced_at = now() where email like 'bounced%'");
  await plan();
  await send();
  await report('failure', { id: (await mailRow('refused@example.org'))!.id }, 'suppressed');
  await age('29 days');
  expect(await purge()).toBe(0);
  await join('new@example.org');
  await age('2 days');
  // The one who had the other letter was told of the opening, too.
  expect(await purge()).toBe(4);
  expect(await asOwner('select email from public.waitlist_subscriptions')).toEqual([{ email: 'new@example.org' }]);
  expect(await reasons()).toEqual(['letter', 'letter', 'letter', 'letter']);
});
