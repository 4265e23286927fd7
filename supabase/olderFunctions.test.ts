import type { Database } from '../server/database/database';
import { as } from '../test-support/as';
import { openTestDatabase } from '../test-support/testDatabase';
import { ADDRESS, empty, INVALID_TOKEN, row, stepOne } from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(() => empty(database));
afterAll(() => database.close());

/** What the functions of each release read of a claim. They call by the names of the arguments, as PostgREST does. */
const RELEASES = [
  { since: '21 November 2026, 12:01', reads: ['id', 'email', 'name', 'interests'] },
  {
    since: '21 November 2026, 15:17',
    reads: ['id', 'email', 'name', 'interests', 'language', 'confirm_token', 'leave_token'],
  },
];

const claim = () => as(database, 'service_role', 'select * from public.claim_confirmation(p_email => $1)', [ADDRESS]);

it.each(RELEASES)(
  'A2 E2 send-confirmation of $since claims a mail of today’s database and gives it back',
  async ({ reads }) => {
    await stepOne(database, {});
    const [claimed] = await claim();
    for (const column of reads) expect(claimed).toMatchObject({ [column]: expect.anything() });
    await as(database, 'service_role', 'select public.release_confirmation(p_id => $1)', [claimed!.id]);
    expect(await claim()).toHaveLength(1);
  },
);

it('B4 leave-waitlist of every release leaves at today’s database, and learns of a link that is not valid', async () => {
  const leave = (token: unknown) => as(database, 'anon', 'select public.leave_waitlist(p_token => $1)', [token]);
  await stepOne(database, {});
  const [claimed] = await claim();
  await leave(claimed!.leave_token);
  expect(await row(database)).toBeUndefined();
  await expect(leave('unknown')).rejects.toMatchObject(INVALID_TOKEN);
});
