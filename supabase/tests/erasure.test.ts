import { createHash } from 'node:crypto';
import { age, asOwner, claimMails, confirm, count, database } from '../../test-support/database/list';
import { INVALID_TOKEN, leave, mailIfDue, mailOf } from '../../test-support/database/list';
import { openList, purge, mailRow, reasons, requestConfirmation, row } from '../../test-support/database/list';
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
  it.each<[string, (token: string) => Promise<unknown>]>([
    ['left', leave],
    ['unconfirmed', () => age('31 days').then(purge)],
    ['team', () => asOwner("select private.erase_subscription($1, 'team')", [email])],
  ])('B4 B7 after an erasure (%s) is its proof alone, and the link to leave still answers', async (reason, erase) => {
    const { leave_token } = await mailOf(email);
    const { id } = (await row(email))!;
    await erase(leave_token);
    expect(await left(id)).toEqual(PROOF);
    const proofs = 'select reason from private.waitlist_erasures where subscription_id = $1';
    expect(await asOwner(proofs, [id])).toEqual([{ reason }]);
    await leave(leave_token);
  });

  it('B7 a text that is no address erases nobody', async () => {
    for (const text of ['%', null])
      expect(await asOwner("select private.erase_subscription($1, 'team') as erased", [text])).toEqual([
        { erased: false },
      ]);
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
});

describe('the purge of a sign-up that nobody confirmed', () => {
  // WAITLIST: days_unconfirmed
  // WAITLIST: It erases people who did not confirm within 30 days of the last mail
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
    expect(await mailRow()).toMatchObject({ failure: 'no such domain' });
    await age('2 hours');
    expect([await purge(), await count('private.mails where email is not null')]).toEqual([2, 0]);
    expect(await reasons()).toEqual(['unmailed', 'unmailed']);
  });
});

describe('the purge', () => {
  const people = (count_: number) =>
    asOwner(
      `insert into public.waitlist_subscriptions (email, name, interests, created_at)
       select n || '@example.org', 'Ada', '{Web3 technology}', now() - interval '31 days' from generate_series(1, $1::int) as n`,
      [count_],
    );

  // WAITLIST: takes what is due, however much, in steps that commit
  it('B4 takes what is due, however much, in steps that commit', async () => {
    await people(600);
    const steps = [];
    for (let n = 0; n < 4; n += 1) steps.push(await purge());
    expect(steps).toEqual([250, 250, 100, 0]);
    await people(600);
    await database.script('call private.purge()');
    expect(await count('public.waitlist_subscriptions')).toBe(0);
  });

  it('B4 erases nobody, and loses no sign-up, of people who come back while it has them in its list', async () => {
    const emails = ['first', 'again', 'step-one', 'confirms'].map((name) => `${name}@example.org`) as [
      string,
      string,
      string,
      string,
    ];
    const links = [];
    for (const email of emails) {
      await signUp({ email });
      links.push((await mailOf(email)).confirm_token);
      await age('1 second');
    }
    await age('31 days');
    await asOwner("update private.waitlist_tokens set expires_at = now() + interval '1 day' where purpose = 'confirm'");
    await database.script(`
      create function private.be_slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.8); return new; end $$;
      create trigger slow before insert on private.waitlist_erasures for each row execute function private.be_slow()`);
    const erased = purge();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await signUp({ email: emails[1] });
    await stepOne({ email: emails[2] });
    await confirm(links[3]!);
    expect(await erased).toBe(2);
    await database.script('drop function private.be_slow cascade');
    expect(await row(emails[1])).toMatchObject({ confirmed_at: null });
    expect(await row(emails[3])).toMatchObject({ confirmed_at: expect.anything() as unknown });
    for (const email of emails.slice(1, 3)) expect(await mailIfDue(email)).toBeDefined();
  });
});

// WAITLIST: Keyed hashes stay: of a client for two days
it('B6 the hashes of a client are deleted within two days when the purge runs daily', async () => {
  const kept = async () => [
    await count("private.waitlist_counters where key <> ''"),
    await count('private.mails where network is not null'),
    await count('private.waitlist_sign_ups where network is not null'),
  ];
  await signUp({}, { 'cf-connecting-ip': '203.0.113.7' });
  await mailOf();
  await signUp({ email: 'eve@example.org' }, { 'cf-connecting-ip': '203.0.113.7' });
  // What was set aside stays longer, without the network.
  await stepOne({ email: 'aside@example.org' }, { 'cf-connecting-ip': '203.0.113.7' });
  await asOwner("update private.waitlist_sign_ups set failed_at = now(), failure = 'x' where email like 'aside%'");
  await age('23 hours');
  await purge();
  expect(await kept()).toEqual([2, 2, 3]);
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
  ['the hash of a mailbox', '30 days', 'mails', '29 days'],
])('B4 B6 %s is kept for %s', async (_, __, table, almost) => {
  await signUp();
  await leave((await mailOf()).leave_token);
  await age(almost);
  await purge();
  expect(await count(`private.${table}`)).toBe(1);
  await age('2 days');
  await purge();
  expect(await count(`private.${table}`)).toBe(0);
});
