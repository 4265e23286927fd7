import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, mailOf, signUpWith } from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  // What pg_net and Vault offer on the hosted platform.
  await database.script(`
    create schema net;
    create table net.requests (url text, headers jsonb, timeout integer);
    create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
      timeout_milliseconds integer default 5000) returns bigint language sql as $$
      insert into net.requests values (url, headers, timeout_milliseconds) returning 1::bigint $$;
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
    insert into vault.decrypted_secrets values
      ('waitlist_url', 'https://project.test'), ('waitlist_secret_key', 'sb_secret_1'), ('other', 'nothing')`);
});
afterAll(() => database.close());

const callWorker = async () => {
  await asOwner(database, 'truncate net.requests');
  await asOwner(database, 'select private.call_mail_worker()');
  return asOwner(database, 'select * from net.requests');
};

it('A2 the schedule calls the worker with the key from Vault while a mail waits, and not otherwise', async () => {
  expect(await callWorker()).toEqual([]);
  await signUpWith(database, {});
  expect(await callWorker()).toEqual([
    {
      url: 'https://project.test/functions/v1/send-waiting',
      headers: { apikey: 'sb_secret_1', 'content-type': 'application/json' },
      timeout: 15_000,
    },
  ]);
  await mailOf(database);
  await age(database, '1 minute');
  expect(await callWorker()).toEqual([]);
});
