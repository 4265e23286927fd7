import type { Database } from '../server/database/database';
import { as } from '../test-support/as';
import { ADA, signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.script(
    'truncate public.waitlist_subscriptions, private.waitlist_sign_ups, private.waitlist_mailboxes, private.waitlist_counters cascade',
  );
  await signUp(database);
});

const claim = (email: string) => as(database, 'service_role', 'select * from public.claim_confirmation($1)', [email]);

it('A2 a listed address can be claimed once, with its data from the list', async () => {
  expect(await claim(' ADA@example.org')).toEqual([
    {
      id: expect.any(String),
      email: ADA.email,
      name: ADA.name,
      interests: ['Web3 technology'],
      language: 'es',
      confirm_token: expect.stringMatching(/^[0-9a-f]{64}$/),
      leave_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  expect(await claim(ADA.email)).toEqual([]);
});

it.each(['eve@example.org', 'not an address', ''])('B6 the unlisted address %j cannot be claimed', async (email) => {
  expect(await claim(email)).toEqual([]);
});

it('A2 a released claim can be made again, with new links', async () => {
  const [first] = await claim(ADA.email);
  await as(database, 'service_role', 'select public.release_confirmation($1)', [first?.id]);
  const [second] = await claim(ADA.email);
  expect(second?.id).toBe(first?.id);
  expect(second?.confirm_token).not.toBe(first?.confirm_token);
  expect(second?.leave_token).not.toBe(first?.leave_token);
});

it('A2 a second sign-up causes no second mail', async () => {
  await claim(ADA.email);
  await signUp(database);
  expect(await claim(ADA.email)).toEqual([]);
});

it('B6 of 25 claims at the same time only one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => claim(ADA.email)));
  expect(answers.flat()).toHaveLength(1);
});
