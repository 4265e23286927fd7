import { LATE } from '../waitlist/late';
import { openSite } from './site';
import { findLate } from './waitlist';

const siteThatAnswers = (status: number, text: string) =>
  openSite('https://constela.test', async () => new Response(text, { status }));
const PROJECT = { SUPABASE_URL: 'https://db.test', SUPABASE_SECRET_KEY: 'sb_secret_1' };
const HEALTH = { late: [], waiting_since: null, last_mail_at: 'today', last_error: null };

it.each([
  [200, 'ok', []],
  [503, 'database', ['database: does not answer']],
  [503, 'queue purge', [`queue: ${LATE.queue}`, `purge: ${LATE.purge}`]],
  [404, 'Not Found', ['nobody could be asked: SUPABASE_URL and SUPABASE_SECRET_KEY are not set']],
])('A2 B7 of a server whose /healthz answers %i "%s" it says what is late', async (status, text, problems) => {
  expect(await findLate(siteThatAnswers(status, text), {})).toEqual(problems);
});

it.each([
  ['nothing is late', 200, HEALTH, []],
  [
    'mails wait',
    200,
    { ...HEALTH, late: ['queue'] },
    [`queue: ${LATE.queue}`, 'waiting since: none, last mail at: today, last error: none'],
  ],
  ['the key is wrong', 401, {}, ['https://db.test/rest/v1/rpc/waitlist_health answers 401']],
  ['the schema is older', 404, {}, ['https://db.test/rest/v1/rpc/waitlist_health answers 404']],
])('A2 B7 of a hosted project it asks with the secret key alone: %s', async (_, status, said, problems) => {
  const fetch = jest.fn(async () => Response.json(said, { status }));
  expect(await findLate(siteThatAnswers(404, ''), PROJECT, fetch)).toEqual(problems);
  expect(fetch.mock.calls).toMatchObject([
    ['https://db.test/rest/v1/rpc/waitlist_health', { method: 'POST', headers: { apikey: 'sb_secret_1' } }],
  ]);
});
