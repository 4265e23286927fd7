import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { type Claim, claim, confirm, leave, setLimit, stepOne } from './calls.fixture';
import { letDaysPass } from './time.fixture';

const FIRST_NOTICE = '943585e03e6bc298c071519335ab0766268a0e8e30eb887577a0f3243a5fadd6';
const PAGE = { 'accept-language': 'en', 'x-client-info': `constela; notice=${FIRST_NOTICE}` };
/** Somebody who signs others up until the day's limit for a client. */
const CLIENT = { 'cf-connecting-ip': '203.0.113.7' };
const CLIENT_LIMIT = 2;

export const addressOf = (kind: string) => `${kind}@example.org`;

/** Both steps of a sign-up; undefined when no mail is due. */
export async function signUpAndClaim(database: Database, kind: string): Promise<Claim | undefined> {
  await stepOne(database, PAGE, { email: addressOf(kind), message: 'Hello' });
  return claim(database, addressOf(kind));
}

export const signUpFromClient = (database: Database, kind: string) =>
  stepOne(database, CLIENT, { email: addressOf(kind) });

/** Fills a database of any state with people of every kind that it knows, by its own functions. Returns the links of their last mails. */
export async function fill(database: Database): Promise<Record<string, Claim>> {
  const links: Record<string, Claim> = {};
  const mail = async (kind: string) => {
    const claimed = await signUpAndClaim(database, kind);
    if (claimed) links[kind] = claimed;
  };
  await mail('forgotten');
  await letDaysPass(database, 23);
  for (const kind of ['once', 'twice']) await mail(kind);
  // The links of a week ago have expired, and those of a month ago should have been used.
  await letDaysPass(database, 8);
  for (const kind of ['twice', 'mailed', 'confirmed', 'left']) await mail(kind);
  await stepOne(database, PAGE, { email: addressOf('new') });

  if (await has(database, 'private.waitlist_settings')) {
    await setLimit(database, 'mails_per_day', 1234);
    await setLimit(database, 'sign_ups_per_client_day', CLIENT_LIMIT);
    for (let n = 0; n < CLIENT_LIMIT; n += 1) await signUpFromClient(database, `guest-${n}`);
  }
  if (await has(database, 'private.waitlist_tokens')) {
    await confirm(database, links.confirmed!.confirm_token);
    await leave(database, links.left!.leave_token);
  }
  if (await has(database, 'private.waitlist_letters')) await writeLetter(database);
  return links;
}

/** Writes a letter to everybody who is due, and returns their addresses. */
export async function writeLetter(database: Database): Promise<unknown[]> {
  await asOwner(database, "insert into private.waitlist_letters (letter) values ('opening') on conflict do nothing");
  const claimed = await asOwner(
    database,
    "select id, email from private.claim_letters('opening', '00000000-0000-0000-0000-000000000000', 9, now(), true, false)",
  );
  const ids = claimed.map(({ id }) => id);
  await asOwner(database, "select private.settle_letters('opening', $1, '{}', '{}')", [ids]);
  return claimed.map(({ email }) => email);
}

async function has(database: Database, table: string): Promise<boolean> {
  const [found] = await asOwner(database, 'select to_regclass($1) is not null as is', [table]);
  return found?.is === true;
}
