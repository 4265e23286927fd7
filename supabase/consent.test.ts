import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, confirm, empty, mailOf, row, signUpWith } from './calls.fixture';
import { noticeVersion } from './noticeInserts.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

/** Inserts a notice that is the newest from now on. */
async function notice(language: string, text: string): Promise<string> {
  await asOwner(
    database,
    "insert into private.waitlist_notices (version, language, text, since) values ($1, $2, $3, clock_timestamp() + interval '1 hour')",
    [noticeVersion(text), language, text],
  );
  return noticeVersion(text);
}
const noticeOf = async (headers: Record<string, string>) => {
  await empty(database);
  await signUpWith(database, headers);
  return (await row(database))?.notice_version;
};

it.each([
  ['en', 'en'],
  ['es', 'es'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['es-MX,en;q=0.9', 'es'],
  ['fr-FR,fr;q=0.9,en;q=0.5', 'en'],
  ['es;q=0.5, en', 'en'],
  ['en;q=0.5,es;q=0.5', 'en'],
  ['EN-us', 'en'],
  ['en;q=0', 'es'],
  ['fr', 'es'],
  ['english', 'es'],
  ['*', 'es'],
  ['', 'es'],
  [',;q=,en;q=9999999999,', 'en'],
  [`${'x,'.repeat(5000)}en`, 'es'],
])('B5 with Accept-Language %j the stored language is %s', async (header, language) => {
  await signUpWith(database, { 'accept-language': header });
  expect(await row(database)).toMatchObject({ language });
  expect(await mailOf(database)).toMatchObject({ language });
});

it('B5 without headers the language is Spanish', async () => {
  await signUpWith(database, {});
  expect(await row(database)).toMatchObject({ language: 'es' });
});

describe('the notice', () => {
  it('B5 is the newest one of the language when the page names none or an unknown one', async () => {
    await notice('es', 'Antes');
    const [es, en] = [await notice('es', 'Ahora'), await notice('en', 'Now')];
    expect(await noticeOf({})).toBe(es);
    expect(await noticeOf({ 'accept-language': 'en' })).toBe(en);
    expect(await noticeOf({ 'x-client-info': `notice=${noticeVersion('never shown')}` })).toBe(es);
    expect(await noticeOf({ 'x-client-info': 'notice=x; supabase-js-web/2.119.0' })).toBe(es);
  });

  it('B5 is the one that the page names, also an older one', async () => {
    const shown = await notice('es', 'Lo que vio');
    await notice('es', 'Lo de hoy');
    expect(await noticeOf({ 'x-client-info': `supabase-js-web/2.119.0; notice=${shown}` })).toBe(shown);
    expect(await noticeOf({ 'x-client-info': `notice=${shown}`, 'accept-language': 'en' })).toBe(shown);
  });

  it('B5 has the hash of its text as version, and a text that a sign-up refers to can be neither changed nor deleted', async () => {
    const version = await notice('es', 'Para siempre');
    await noticeOf({ 'x-client-info': `notice=${version}` });
    const change = asOwner(database, "update private.waitlist_notices set text = 'Otra cosa' where version = $1", [
      version,
    ]);
    await expect(change).rejects.toMatchObject({ code: '23514' });
    const drop = asOwner(database, 'delete from private.waitlist_notices where version = $1', [version]);
    await expect(drop).rejects.toMatchObject({ code: '23503' });
  });
});

it('B5 the record contains the notice, the language, the time of the sign-up and the time of the confirmation', async () => {
  const version = await notice('en', 'What we do with your data');
  await signUpWith(database, { 'accept-language': 'en' });
  const { confirm_token } = await mailOf(database);
  await age(database, '3 days');
  await confirm(database, confirm_token);
  const [record] = await asOwner(
    database,
    `select language, notice_version, (now() - created_at)::text as signed_up, (now() - confirmed_at) < interval '1 minute' as confirmed
     from public.waitlist_subscriptions`,
  );
  expect(record).toEqual({
    language: 'en',
    notice_version: version,
    signed_up: expect.stringMatching(/^3 days 00:00/),
    confirmed: true,
  });
});

it('B5 a sign-up that replaces an unconfirmed one has its own record', async () => {
  const version = await notice('en', 'The newest');
  await signUpWith(database, { 'accept-language': 'es' });
  await age(database, '3 days');
  await signUpWith(database, { 'accept-language': 'en' });
  expect(await row(database)).toMatchObject({ language: 'en', notice_version: version });
  expect(Date.now() - Number((await row(database))?.created_at)).toBeLessThan(60_000);
});
