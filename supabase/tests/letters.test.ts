import { age, asOwner, confirm, leave, mailOf, purge, reasons, row } from '../../test-support/database/list';
import { signUp, tablesWith, openList } from '../../test-support/database/list';

openList();
beforeEach(() =>
  asOwner("insert into private.waitlist_letters (letter) values ('opening'), ('other'), ('opening (outbox)')"),
);

const FIRST = '00000000-0000-0000-0000-000000000000';
interface Claimed {
  id: string;
  email: string;
  leave_token: string;
}
async function claimLetters(letter = 'opening'): Promise<Claimed[]> {
  const sql = "select * from private.claim_letters($1, $2, 100, clock_timestamp() + interval '1 second', true, false)";
  return (await asOwner(sql, [letter, FIRST])) as unknown as Claimed[];
}
const mark = (sent: Claimed[], letter = 'opening') =>
  asOwner("select private.mark_letters($1, $2, '{}', '{}')", [letter, sent.map(({ id }) => id)]);
const ledger = () =>
  asOwner('select letter, sent_at is not null as sent from private.waitlist_letter_mails order by 1');
const lettersLeft = async () => {
  const rows = await asOwner("select letter, left_since from private.waitlist_letters where letter not like '%(%'");
  return Object.fromEntries(rows.map((one) => [one.letter, one.left_since]));
};

/** Signs up and confirms; the answer has the tokens of the confirmation mail. */
async function join(email = 'a@example.org') {
  await signUp({ email });
  const mail = await mailOf(email);
  await confirm(mail.confirm_token);
  return mail;
}

it('B16 a letter is claimed for people who confirmed and did not bounce, in the order of their ids', async () => {
  await signUp({ email: 'unconfirmed@example.org' });
  for (const name of ['a', 'b', 'c', 'bounced']) await join(`${name}@example.org`);
  await asOwner("select public.record_mail_event('1', 'bounce', 'bounced@example.org')");
  const claimed = await claimLetters();
  expect(claimed.map(({ email }) => email).sort()).toEqual(['a@example.org', 'b@example.org', 'c@example.org']);
  expect(claimed.map(({ id }) => id)).toEqual(claimed.map(({ id }) => id).toSorted());
  const { id, email } = claimed[0]!;
  const leave_token = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
  expect(claimed[0]).toEqual({ id, email, name: 'Ada', language: 'es', leave_token });
});

it('B16 claims at the same time give nobody to two', async () => {
  await asOwner(`insert into public.waitlist_subscriptions (email, name, interests, confirmed_at)
     select n || '@example.org', 'Ada', '{Web3 technology}', now() from generate_series(1, 200) as n`);
  const [now] = await asOwner('select clock_timestamp()::text as now');
  const sql = "select id from private.claim_letters('opening', $1, 10, $2::timestamptz, true, false)";
  const claims = await Promise.all(Array.from({ length: 20 }, () => asOwner(sql, [FIRST, now?.now])));
  const ids = claims.flat().map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(10);
  expect(new Set(ids).size).toBe(ids.length);
});

it('B4 B16 who leaves while a letter runs is in no ledger afterwards, and gets no second try', async () => {
  await join();
  const claimed = await claimLetters();
  await leave(claimed[0]!.leave_token);
  await mark(claimed);
  expect([await ledger(), await claimLetters()]).toEqual([[], []]);
});

it('B16 the doubt counts from the first claim that the provider may have taken', async () => {
  await join();
  await claimLetters();
  await age('22 hours');
  expect(await claimLetters()).toHaveLength(1);
  await age('2 hours');
  expect(await claimLetters()).toEqual([]);
});

it('B16 a letter in doubt stays so when a later claim is given back', async () => {
  await join();
  await claimLetters();
  const [again] = await claimLetters();
  await asOwner("select private.mark_letters('opening', '{}', '{}', $1)", [[again!.id]]);
  await age('24 hours');
  expect(await claimLetters()).toEqual([]);
});

it.each([0, 1, 2, 3])('B3 B4 B16 the link of any mail (%i), kept as a hash, erases the person', async (place) => {
  const { leave_token } = await join();
  // Three letters, one of them claimed twice.
  const claims = [await claimLetters(), await claimLetters(), await claimLetters('other')].map(([claim]) => claim!);
  await mark(claims.slice(0, 1));
  const tokens = [leave_token, ...claims.map((claim) => claim.leave_token)];
  const id = String((await row('a@example.org'))?.id);
  expect(new Set(tokens).size).toBe(4);
  for (const token of tokens) expect(await tablesWith(token)).toEqual([]);
  await leave(tokens[place]!);
  for (const token of tokens) await leave(token);
  expect(await ledger()).toEqual([]);
  expect(await lettersLeft()).toEqual({ opening: 1, other: 0 });
  expect(await tablesWith(id)).toEqual(['private.waitlist_erasures']);
  expect(await claimLetters()).toEqual([]);
});

// WAITLIST: days_after_opening
it('B4 B16 30 days after the opening letter the purge erases the people whom it was for, and nobody else', async () => {
  for (const letter of ['other', 'opening (outbox)']) {
    await join(`${letter.slice(0, 5)}@example.org`);
    await mark(await claimLetters(letter), letter);
  }
  await age('10 years');
  await join('told@example.org');
  const claimed = await claimLetters();
  await mark(claimed.filter(({ email }) => email === 'told@example.org'));
  await age('29 days');
  expect(await purge()).toBe(0);
  await join('new@example.org');
  await age('2 days');
  expect(await purge()).toBe(3);
  const people = await asOwner('select email from public.waitlist_subscriptions order by 1');
  expect(people.map(({ email }) => email)).toEqual(['new@example.org']);
  expect(await reasons()).toEqual(['letter', 'letter', 'letter']);
  expect(await lettersLeft()).toMatchObject({ opening: 1 });
});

// WAITLIST: 30 days after the last mail of that letter, whom it did not reach.
it('B4 B16 30 days after its last mail the letter ends for those whom it did not reach, too', async () => {
  for (const name of ['bounced', 'refused', 'early']) await join(`${name}@example.org`);
  await asOwner("select public.record_mail_event('1', 'bounce', 'bounced@example.org')");
  const claimed = await claimLetters();
  const refused = claimed.filter(({ email }) => email === 'refused@example.org').map(({ id }) => id);
  await asOwner("select private.mark_letters('opening', '{}', $1, '{}')", [refused]);
  await mark(claimed.filter(({ email }) => email === 'early@example.org'));
  await age('20 days');
  await join('late@example.org');
  await mark(await claimLetters());
  await age('11 days');
  expect(await purge()).toBe(1);
  expect(await row('bounced@example.org')).toBeDefined();
  await age('20 days');
  await purge();
  expect(await asOwner('select email from public.waitlist_subscriptions')).toEqual([]);
});

it('B16 a mail of a letter that the provider could not send after all has not reached the person', async () => {
  await join();
  await mark(await claimLetters());
  await asOwner("select public.record_mail_event('1', 'failure', 'a@example.org', 'suppressed')");
  expect(await ledger()).toEqual([{ letter: 'opening', sent: false }]);
});
