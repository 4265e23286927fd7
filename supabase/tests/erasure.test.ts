import { createHash } from 'node:crypto';
import {
  age,
  asOwner,
  claimMails,
  confirm,
  count,
  INVALID_TOKEN,
  leave,
  mailOf,
} from '../../test-support/database/list';
import { openList, purge, queueRow, reasons, requestConfirmation, row } from '../../test-support/database/list';
import { markMails, signUp, stepOne, tablesWith } from '../../test-support/database/list';

openList();

describe('what is left of a person', () => {
  const PERSON = {
    email: 'lovelace@example.org',
    name: 'Ñuflo Lovelace',
    message: 'A secret of mine',
    interests: 'Social applications',
  };
  const hash = (text: string, algorithm = 'sha256') => createHash(algorithm).update(text).digest('hex');
  const { email, name, message, interests } = PERSON;
  /** Texts that could identify the person. */
  const TRACES = [email, 'lovelace', name, message, interests, hash(email), hash(email, 'md5'), '203.0.113.7'];
  const left = async (id: unknown) => ({
    tables: await tablesWith(String(id)),
    traces: (await Promise.all(TRACES.map(tablesWith))).flat(),
  });
  const PROOF = { tables: ['private.waitlist_erasures'], traces: [] };

  beforeEach(async () => {
    await signUp(PERSON, { 'cf-connecting-ip': '203.0.113.7' });
    await signUp({ email: 'eve@example.org', name: 'Eve' }, { 'cf-connecting-ip': '203.0.113.7' });
  });

  // WAITLIST: deletes the row and all that belongs to it.
  it('B4 after leaving, no table contains anything but the proof of the erasure', async () => {
    const { id, confirm_token, leave_token } = await mailOf(email);
    await confirm(confirm_token);
    await leave(leave_token);
    expect(await left(id)).toEqual(PROOF);
    expect(await reasons()).toEqual(['left']);
    expect(await row('eve@example.org')).toBeDefined();
  });

  it('B4 after 30 days without a confirmation the same is true, and the link to leave still answers', async () => {
    const { id, leave_token } = await mailOf(email);
    await age('31 days');
    expect(await purge()).toBe(2);
    expect(await left(id)).toEqual(PROOF);
    expect(await reasons()).toEqual(['unconfirmed', 'unconfirmed']);
    await leave(leave_token);
  });

  it('B4 B7 the team erases an address, and nobody by a text that is no address', async () => {
    const id = (await row(email))?.id;
    const erase = (text: string | null) => asOwner("select private.erase_subscription($1, 'team') as erased", [text]);
    for (const text of ['%', null]) expect(await erase(text)).toEqual([{ erased: false }]);
    expect(await erase(email)).toEqual([{ erased: true }]);
    expect(await left(id)).toEqual(PROOF);
    expect(await reasons()).toEqual(['team']);
  });

  it('B4 B7 leaving, and an erasure by the team, also delete sign-ups that are not settled', async () => {
    const { leave_token } = await mailOf(email);
    await stepOne(PERSON);
    await leave(leave_token);
    await requestConfirmation(email);
    expect(await row(email)).toBeUndefined();
    await stepOne(PERSON);
    await asOwner("select private.erase_subscription($1, 'team')", [email]);
    await requestConfirmation(email);
    expect(await row(email)).toBeUndefined();
  });

  // WAITLIST: Only the hash of a token is kept.
  it('B3 B4 no table contains a token, only its hash', async () => {
    const { confirm_token, leave_token } = await mailOf(email);
    for (const token of [confirm_token, leave_token]) {
      expect(await tablesWith(token)).toEqual([]);
      expect(await tablesWith(hash(token))).toEqual(['private.waitlist_tokens']);
    }
    await leave(leave_token);
    expect(await tablesWith(leave_token)).toEqual([]);
  });

  it('B4 who left after a backup is erased again, by their id, once the backup is restored', async () => {
    const { id, leave_token } = await mailOf(email);
    await asOwner("select private.erase_row($1, 'left')", [id]);
    expect(await left(id)).toEqual(PROOF);
    expect(await asOwner('select subscription_id, reason from private.waitlist_erasures')).toEqual([
      { subscription_id: id, reason: 'left' },
    ]);
    await leave(leave_token);
  });
});

describe('the purge of a sign-up that nobody confirmed', () => {
  // WAITLIST: days_unconfirmed
  // WAITLIST: It erases who did not confirm within 30 days of the last mail
  it('B4 erases it 30 days after its mail, not earlier, and once', async () => {
    await signUp();
    await age('5 days');
    await mailOf();
    await age('29 days 23 hours');
    expect(await purge()).toBe(0);
    await age('1 hour 1 minute');
    expect([await purge(), await row(), await purge()]).toEqual([1, undefined, 0]);
  });

  it('B4 counts the 30 days anew after another sign-up', async () => {
    await signUp();
    await mailOf();
    await age('29 days');
    await signUp();
    await age('2 days');
    expect(await purge()).toBe(0);
  });

  // WAITLIST: or of the sign-up when no mail could be sent
  it('B4 B5 erases it 30 days after the sign-up when no mail could be sent, with that as the reason', async () => {
    await signUp();
    await markMails((await claimMails()).request, 'refused', { why: 'no such domain' });
    await signUp({ email: 'eve@example.org' });
    await age('29 days 23 hours');
    expect(await purge()).toBe(0);
    expect(await queueRow()).toMatchObject({ failure: 'no such domain' });
    await age('2 hours');
    expect([await purge(), await count('private.waitlist_queue')]).toEqual([2, 0]);
    expect(await reasons()).toEqual(['unmailed', 'unmailed']);
  });
});

describe('a call of the purge', () => {
  const people = (count_: number) =>
    asOwner(
      `insert into public.waitlist_subscriptions (email, name, interests, created_at)
       select n || '@example.org', 'Ada', '{Web3 technology}', now() - interval '31 days' from generate_series(1, $1::int) as n`,
      [count_],
    );

  // WAITLIST: takes what is due, however much
  it('B4 takes what is due, however much', async () => {
    await people(600);
    await asOwner(`insert into private.waitlist_counters (scope, key, since)
      select 'client_hour', n::text, now() - interval '3 days' from generate_series(1, 30000) as n`);
    expect(await asOwner('select public.purge_waitlist(60000) as done')).toEqual([{ done: 600 }]);
    expect([await count('public.waitlist_subscriptions'), await count('private.waitlist_counters')]).toEqual([0, 0]);
  });

  it('B12 ends after a step once its time is over, so that other calls run in between', async () => {
    await people(600);
    const calls = [];
    for (let n = 0; n < 4; n += 1) calls.push((await asOwner('select public.purge_waitlist(0) as done'))[0]?.done);
    expect(calls).toEqual([250, 250, 100, 0]);
  });
});

// WAITLIST: Keyed hashes stay: of a client for two days
it('B6 the hashes of a client are deleted within two days when the purge runs daily', async () => {
  const kept = async () => [
    await count("private.waitlist_counters where key <> ''"),
    await count('private.waitlist_queue where network is not null'),
    await count('private.waitlist_mailed where network is not null or domain is not null'),
  ];
  await signUp({}, { 'cf-connecting-ip': '203.0.113.7' });
  await mailOf();
  await signUp({ email: 'eve@example.org' }, { 'cf-connecting-ip': '203.0.113.7' });
  await age('23 hours');
  await purge();
  expect(await kept()).toEqual([4, 1, 1]);
  await age('1 day');
  await purge();
  expect(await kept()).toEqual([0, 0, 0]);
});

it('B3 the purge deletes expired links, but neither links to leave nor links that have confirmed', async () => {
  const mails = [];
  for (const email of ['a@example.org', 'b@example.org']) {
    await signUp({ email });
    mails.push(await mailOf(email));
  }
  const [kept, dead] = mails;
  await confirm(kept!.confirm_token);
  await age('8 days');
  await purge();
  expect(await count('private.waitlist_tokens')).toBe(3);
  await confirm(kept!.confirm_token);
  await expect(confirm(dead!.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
});

// WAITLIST: of a mailbox for 30 days after its last mail.
// WAITLIST: A proof stays for three years
it.each([
  ['the proof of an erasure', 'three years', 'waitlist_erasures', '2 years 364 days'],
  ['the hash of a mailbox', '30 days', 'waitlist_mailed', '29 days'],
  ['the hash of a mail event', 'three days', 'waitlist_events', '2 days 23 hours'],
])('B4 B6 %s is kept for %s', async (_, __, table, almost) => {
  await signUp();
  await leave((await mailOf()).leave_token);
  await asOwner("select public.record_mail_event('event-1', 'bounce', 'ada@example.org')");
  await age(almost);
  await purge();
  expect(await count(`private.${table}`)).toBe(1);
  await age('2 days');
  await purge();
  expect(await count(`private.${table}`)).toBe(0);
});
