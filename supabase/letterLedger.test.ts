import type { Database, Row } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, confirm, empty, leave, mailOf, purge, row } from './calls.fixture';
import { tablesWith } from './everyTable.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await empty(database);
  await asOwner(database, "insert into private.waitlist_letters (letter) values ('opening'), ('other')");
});

const FIRST = '00000000-0000-0000-0000-000000000000';
interface Claimed {
  id: string;
  email: string;
  name: string;
  language: string;
  leave_token: string;
}
async function claimLetters(letter = 'opening', limit = 100, after = FIRST): Promise<Claimed[]> {
  const rows: Row[] = await asOwner(
    database,
    "select * from private.claim_letters($1, $2, $3, clock_timestamp() + interval '1 second', true, false)",
    [letter, after, limit],
  );
  return rows as unknown as Claimed[];
}
const settle = (sent: Claimed[], letter = 'opening') =>
  asOwner(database, "select private.settle_letters($1, $2, '{}', '{}')", [letter, sent.map(({ id }) => id)]);
const ledger = () =>
  asOwner(database, 'select letter, sent_at is not null as sent from private.waitlist_letter_mails order by 1');
const lettersLeft = async () =>
  Object.fromEntries(
    (await asOwner(database, 'select letter, left_since from private.waitlist_letters')).map((one) => [
      one.letter,
      one.left_since,
    ]),
  );

/** Signs up and confirms; the answer has the tokens of the confirmation mail. */
async function join(email: string) {
  await signUp(database, { email });
  const mail = await mailOf(database, email);
  await confirm(database, mail.confirm_token);
  return mail;
}

it('B16 a letter is claimed for people who confirmed, in the order of their ids', async () => {
  await signUp(database, { email: 'unconfirmed@example.org' });
  for (const name of ['a', 'b', 'c']) await join(`${name}@example.org`);
  const claimed = await claimLetters();
  expect(claimed.map(({ email }) => email).sort()).toEqual(['a@example.org', 'b@example.org', 'c@example.org']);
  expect(claimed.map(({ id }) => id)).toEqual(claimed.map(({ id }) => id).toSorted());
  expect(claimed[0]).toEqual({
    id: expect.any(String),
    email: expect.any(String),
    name: 'Ada',
    language: 'es',
    leave_token: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

it('B16 a limit and an id to begin behind are kept', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await join(`${name}@example.org`);
  const [one, two] = await claimLetters('opening', 2);
  const rest = await claimLetters('opening', 100, two!.id);
  expect(new Set([one, two, ...rest].map((person) => person!.id)).size).toBe(4);
});

it('B16 what was sent is not claimed again, by this letter only', async () => {
  await join('a@example.org');
  await settle(await claimLetters());
  expect(await claimLetters()).toEqual([]);
  expect(await claimLetters('other')).toHaveLength(1);
});

it.each([10, 40])('B16 %i claims at the same time give nobody to two', async (calls) => {
  await asOwner(
    database,
    `insert into public.waitlist_subscriptions (email, name, interests, confirmed_at)
     select n || '@example.org', 'Ada', '{Web3 technology}', now() from generate_series(1, 200) as n`,
  );
  const before = (await asOwner(database, 'select clock_timestamp()::text as now'))[0]?.now;
  const claims = await Promise.all(
    Array.from({ length: calls }, () =>
      asOwner(database, "select id from private.claim_letters('opening', $1, 10, $2::timestamptz, true, false)", [
        FIRST,
        before,
      ]),
    ),
  );
  const ids = claims.flat().map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(10);
  expect(new Set(ids).size).toBe(ids.length);
});

it('B16 what is in doubt counts from the first claim that the provider may have taken', async () => {
  await join('a@example.org');
  await claimLetters();
  await age(database, '22 hours');
  expect(await claimLetters()).toHaveLength(1);
  await age(database, '2 hours');
  expect(await claimLetters()).toEqual([]);
});

it('B16 what was in doubt stays so when a later claim is given back', async () => {
  await join('a@example.org');
  await claimLetters();
  const [again] = await claimLetters();
  await asOwner(database, "select private.settle_letters('opening', '{}', '{}', $1)", [[again!.id]]);
  await age(database, '24 hours');
  expect(await claimLetters()).toEqual([]);
});

describe('somebody who got three mails', () => {
  /** The tokens to leave in the confirmation mail and in two letters, one of them claimed twice. */
  async function tokens(): Promise<string[]> {
    const { leave_token } = await join('a@example.org');
    const claims = [await claimLetters(), await claimLetters(), await claimLetters('other')].map(([claim]) => claim!);
    await settle(claims.slice(0, 1));
    await settle(claims.slice(2), 'other');
    return [leave_token, ...claims.map((claim) => claim.leave_token)];
  }

  it.each([0, 1, 2, 3])(
    'B4 B16 leaves by the link of any of them (%i), and all links say that it is done',
    async (place) => {
      const all = await tokens();
      expect(new Set(all).size).toBe(4);
      await leave(database, all[place]!);
      expect(await row(database, 'a@example.org')).toBeUndefined();
      for (const token of all) await expect(leave(database, token)).resolves.toHaveLength(1);
    },
  );

  it('B4 B16 leaves nothing in the ledger but one more who left each letter', async () => {
    const all = await tokens();
    const id = String((await row(database, 'a@example.org'))?.id);
    await leave(database, all[2]!);
    expect(await ledger()).toEqual([]);
    expect(await lettersLeft()).toEqual({ opening: 1, other: 1 });
    expect(await tablesWith(database, id)).toEqual(['private.waitlist_erasures']);
    expect(await claimLetters()).toEqual([]);
  });
});

it('B4 B16 the team also erases what the ledger knows of a person', async () => {
  await join('a@example.org');
  await join('b@example.org');
  await claimLetters();
  await asOwner(database, "select private.erase_subscription('a@example.org', 'team')");
  expect(await ledger()).toEqual([{ letter: 'opening', sent: false }]);
  expect(await lettersLeft()).toEqual({ opening: 0, other: 0 });
});

it('B4 B16 30 days after the letter of the opening the purge erases who got it, and nobody else', async () => {
  await join('told@example.org');
  await settle(await claimLetters());
  await age(database, '29 days');
  expect(await purge(database)).toBe(0);
  await age(database, '2 days');
  await join('new@example.org');
  await settle(await claimLetters());
  await join('unsettled@example.org');
  await claimLetters();
  expect(await purge(database)).toBe(1);
  const people = await asOwner(database, 'select email from public.waitlist_subscriptions order by 1');
  expect(people.map(({ email }) => email)).toEqual(['new@example.org', 'unsettled@example.org']);
  expect(await asOwner(database, 'select reason from private.waitlist_erasures')).toEqual([{ reason: 'told' }]);
  expect(await ledger()).toHaveLength(2);
  expect(await lettersLeft()).toMatchObject({ opening: 1 });
});

it('B4 B16 another letter, or a rehearsal, erases nobody', async () => {
  await asOwner(database, "insert into private.waitlist_letters (letter) values ('opening (outbox)')");
  await join('a@example.org');
  for (const letter of ['other', 'opening (outbox)']) await settle(await claimLetters(letter), letter);
  await age(database, '31 days');
  expect(await purge(database)).toBe(0);
});

it('B16 who has bounced gets no letter', async () => {
  await join('a@example.org');
  await asOwner(database, "select public.record_mail_event('1', 'bounce', 'a@example.org')");
  expect(await claimLetters()).toEqual([]);
});

it('B3 B16 no table contains the token of a letter, only its hash', async () => {
  await join('a@example.org');
  const [{ leave_token } = { leave_token: '' }] = await claimLetters();
  expect(leave_token).toHaveLength(64);
  expect(await tablesWith(database, leave_token)).toEqual([]);
});

it('B16 settling says nothing of people who left meanwhile', async () => {
  await join('a@example.org');
  const claimed = await claimLetters();
  await leave(database, claimed[0]!.leave_token);
  await settle(claimed);
  expect(await ledger()).toEqual([]);
});
