import type { Database } from '../server/database/database';
import type { WaitlistCalls } from '../src/features/waitlist/waitlistService';
import { type StartedBackend, startBackend } from '../test-support/startBackend';
import { LINKS, MAILBOXES, migrationsUpTo, resetTo, STATES } from '../test-support/states';
import { openTestDatabase } from '../test-support/testDatabase';
import { row } from './calls.fixture';
import { mailedTokens } from './mailedTokens.fixture';
import { ADA, todaysCalls } from './todaysCalls.fixture';

let database: Database;
let backend: StartedBackend;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterEach(() => backend.stop());
afterAll(() => database.close());

/** Today's page before today's server, over a database that has gone back to a state. */
async function goBackTo(state: string) {
  await resetTo(database, state);
  backend = await startBackend(database, migrationsUpTo(state));
  return todaysCalls(backend.url);
}

/** Both steps of the form; returns the tokens of the mail. */
async function signUp(page: WaitlistCalls) {
  await page.addSubscription(ADA);
  await page.sendConfirmation(ADA);
  await backend.settled();
  return mailedTokens(backend.outbox, ADA.email);
}

it.each(STATES.filter((state) => state < LINKS))(
  'A1 A2 today’s page signs up at a database of %s, which has no links to mail',
  async (state) => {
    await signUp(await goBackTo(state));
    expect(await row(database)).toMatchObject({ name: 'Ada', interests: ADA.interests });
  },
);

it.each(STATES.filter((state) => state >= LINKS && state !== MAILBOXES))(
  'A1 A2 B3 B4 today’s page signs up, confirms and leaves at a database of %s',
  async (state) => {
    const page = await goBackTo(state);
    const tokens = await signUp(page);
    expect(await row(database)).toMatchObject({ name: 'Ada', interests: ADA.interests, language: 'en' });
    await page.confirm(tokens.confirm);
    expect(await row(database)).toMatchObject({ confirmed_at: expect.anything() });
    await page.leave(tokens.leave);
    expect(await row(database)).toBeUndefined();
  },
);

it.each([
  ['that lacks a column', MAILBOXES, 400],
  ['without any migration', '', 404],
])('E1 W5 today’s page learns that the sign-up failed at a database %s', async (_, state, status) => {
  const page = await goBackTo(state);
  await expect(signUp(page)).rejects.toMatchObject({ name: 'PostgrestError', status });
});
