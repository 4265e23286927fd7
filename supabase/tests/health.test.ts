import { age, as, asOwner, database, mailOf, markMails, nextRequest } from '../../test-support/database/list';
import { openList, purge, signUp, SOME, stepOne } from '../../test-support/database/list';

openList();

const health = async () => {
  const [answer] = await as('service_role', 'select public.waitlist_health() as said');
  return answer!.said as Record<string, unknown>;
};
/** The words of what is late, after some time in which only the purge ran. */
async function lateAfter(interval: string): Promise<unknown> {
  await age(interval);
  await purge();
  return (await health()).late;
}

it('A2 B7 an idle list is not late, however long nothing happens', async () => {
  expect(await lateAfter('3 days')).toEqual([]);
  expect(await health()).toEqual({
    late: [],
    waiting_since: null,
    last_mail_at: null,
    last_error_at: null,
    last_error: null,
    last_purge_at: SOME,
  });
});

it('A2 B7 the queue is late when a mail is due for a minute and nobody claims it; a claim that finds it pauses is not', async () => {
  await signUp();
  expect(await lateAfter('50 seconds')).toEqual([]);
  expect(await lateAfter('20 seconds')).toEqual(['queue']);
  await asOwner("update private.waitlist_mailer set paused_until = now() + interval '1 hour'");
  await nextRequest();
  expect(await health()).toMatchObject({ late: [], waiting_since: SOME, last_mail_at: null });
  await asOwner('update private.waitlist_mailer set paused_until = now()');
  await mailOf();
  expect(await health()).toMatchObject({ late: [], waiting_since: null, last_mail_at: SOME });
});

it('A2 B7 a sign-up that nobody settles counts as one that waits', async () => {
  await stepOne();
  await age('2 minutes');
  expect((await health()).late).toEqual(['queue']);
});

it.each(['doubt', 'pause'] as const)(
  'A2 B7 the provider is late when a quarter of an hour of requests ended with %s, until it takes a mail',
  async (outcome) => {
    const why = 'the mail provider answered 401 restricted_api_key';
    await signUp();
    for (const minutes of ['0 minutes', '14 minutes']) {
      await age(minutes);
      expect((await health()).late).not.toContain('provider');
      await asOwner("update private.mails set due_at = least(due_at, now()) where state = 'claimed'");
      await markMails((await nextRequest()).request, outcome, { why });
    }
    expect(await lateAfter('2 minutes')).toContain('provider');
    await asOwner("update private.mails set due_at = least(due_at, now()) where state = 'claimed'");
    await nextRequest();
    expect(await health()).toMatchObject({ late: ['provider'], last_error: why, last_error_at: SOME });
    await asOwner('update private.waitlist_mailer set paused_until = now()');
    await asOwner("update private.mails set due_at = least(due_at, now()) where state = 'claimed'");
    await markMails((await nextRequest()).request, 'taken');
    expect(await health()).toMatchObject({ late: [], last_mail_at: SOME, last_error: why });
  },
);

it('A2 B7 an address that the provider refuses says nothing about the provider', async () => {
  await signUp();
  await markMails((await nextRequest()).request, 'refused', { why: 'the mail provider answered 422 validation_error' });
  expect(await asOwner("select * from private.waitlist_latest where event = 'failing'")).toEqual([]);
  expect(await health()).toMatchObject({ last_error: 'the mail provider answered 422 validation_error' });
});

it('B5 B7 the purge is late when it did not run for half an hour', async () => {
  await age('29 minutes');
  expect((await health()).late).toEqual([]);
  await age('2 minutes');
  expect((await health()).late).toEqual(['purge']);
  await purge();
  expect((await health()).late).toEqual([]);
});

it('B7 a sender says why a claim failed, in 200 characters at most', async () => {
  await as('service_role', 'select public.report_send_error($1)', ['x'.repeat(300)]);
  expect(await health()).toMatchObject({ last_error: 'x'.repeat(200), last_error_at: SOME });
});

describe('the schedule of the hosted platform', () => {
  // What pg_net and Vault offer there.
  beforeAll(() =>
    database.script(`
      create schema net;
      create table net.requests (url text, headers jsonb, timeout integer);
      create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint language sql as $$
        insert into net.requests values (url, headers, timeout_milliseconds) returning 1::bigint $$;
      create schema vault;
      create table vault.decrypted_secrets (name text, decrypted_secret text)`),
  );
  const URL = 'https://project.test';
  const KEY = 'sb_secret_1';
  const setSecrets = (url: string | null, key: string | null) =>
    database.script(`delete from vault.decrypted_secrets;
      insert into vault.decrypted_secrets values
        ${[url && `('waitlist_url', '${url}')`, key && `('waitlist_secret_key', '${key}')`, "('other', '')"].filter(Boolean).join()}`);
  const requestsOf = async () => {
    await asOwner('select private.call_mail_worker()');
    return asOwner('select * from net.requests');
  };

  it('A2 calls the worker with the key from Vault while a mail waits, and not otherwise', async () => {
    await setSecrets(URL, KEY);
    expect(await requestsOf()).toEqual([]);
    await signUp();
    const headers = { apikey: KEY, 'content-type': 'application/json' };
    expect(await requestsOf()).toEqual([{ url: `${URL}/functions/v1/send-waiting`, headers, timeout: 15_000 }]);
    await mailOf();
    await age('1 minute');
    expect(await requestsOf()).toHaveLength(1);
  });

  it.each([
    ['waitlist_url', null, KEY],
    ['waitlist_url', 'project.test', KEY],
    ['waitlist_url', `${URL}/functions/v1`, KEY],
    ['waitlist_secret_key', URL, null],
    ['waitlist_secret_key', URL, 'two words'],
    ['waitlist_secret_key', URL, `${KEY}\n`],
  ])(
    'B6 says that %s is wrong before any call, also when nothing waits, and no secret: %j, %j',
    async (name, url, key) => {
      await setSecrets(url, key);
      const failure = (await asOwner('select private.call_mail_worker()').catch((error: unknown) => error)) as Error;
      expect(failure.message).toMatch(new RegExp(`^The secret ${name} in Vault must be `));
      expect(failure.message).not.toContain(KEY);
    },
  );
});
