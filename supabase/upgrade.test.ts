import { readdirSync } from 'node:fs';
import type { Database, Row } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { LINKS, MAILBOXES, migrationsUpTo, resetTo, STATES, WINDOWS } from '../test-support/states';
import { migrateAlone, MIGRATIONS, openTestDatabase } from '../test-support/testDatabase';
import { type Claim, confirm, leave, purge, row, TOO_MANY } from './calls.fixture';
import { asMigrated, GROWING } from './changes.fixture';
import { type Rows, rowsOf, schemaOf } from './contents.fixture';
import { addressOf, fill, signUpAndClaim, signUpFromClient, writeLetter } from './people.fixture';
import { letDaysPass } from './time.fixture';

/** Nobody can sign up in this state, which lacks a column that its functions use. It was only ever released together with the next. */
const FILLED_AT: Record<string, string> = { [MAILBOXES]: WINDOWS };

let database: Database;
let ofNewDatabase: Row[];
beforeAll(async () => {
  database = await openTestDatabase();
  ofNewDatabase = await schemaOf(database);
}, 60_000);
afterAll(() => database.close());

const confirmedAt = async (kind: string) => (await row(database, addressOf(kind)))?.confirmed_at;

describe.each(STATES)('a database of %s after its upgrade', (state) => {
  let before: Rows;
  let links: Record<string, Claim>;
  beforeAll(async () => {
    await resetTo(database, FILLED_AT[state] ?? state);
    links = await fill(database);
    await migrateAlone(database, migrationsUpTo(state));
    before = await rowsOf(database);
    await migrateAlone(database);
  }, 60_000);

  it('A1 B5 B6 has every row, limit and count as it was', async () => {
    const after = await rowsOf(database);
    const expected = Object.entries(asMigrated(before));
    for (const [table, rows] of expected)
      expect(after[table]).toEqual(expect.arrayContaining(rows.map((each) => expect.objectContaining(each))));
    const larger = expected.filter(([table, rows]) => after[table]?.length !== rows.length).map(([table]) => table);
    expect(larger.filter((table) => !GROWING.has(table))).toEqual([]);
  });

  it('A1 G5 has the schema of a new database', async () => {
    expect(await schemaOf(database)).toEqual(ofNewDatabase);
  });

  if (state < LINKS) {
    it('B5 says of nobody that they confirmed or saw a notice', async () => {
      const people = await asOwner(database, 'select confirmed_at, notice_version from public.waitlist_subscriptions');
      expect(people.length).toBeGreaterThan(5);
      for (const person of people) expect(person).toEqual({ confirmed_at: null, notice_version: null });
    });
  }

  it('B16 writes to who confirmed before, if the letter did not come yet', async () => {
    const isDue = state >= LINKS && !before['private.waitlist_letter_mails'];
    expect(await writeLetter(database)).toEqual(isDue ? [addressOf('confirmed')] : []);
  });

  it('A1 B3 B6 takes sign-ups of strangers and of who waits, and mails links that confirm', async () => {
    for (const kind of ['stranger', 'new', 'once']) {
      const claimed = await signUpAndClaim(database, kind);
      await confirm(database, claimed!.confirm_token);
      expect(await confirmedAt(kind)).toEqual(expect.anything());
    }
  });

  it('B4 erases who never confirmed in 30 days, and nobody else', async () => {
    const erased = `select count(*)::int as people from private.waitlist_erasures where reason = 'unconfirmed'`;
    await purge(database);
    expect(await row(database, addressOf('forgotten'))).toBeUndefined();
    expect(await asOwner(database, erased)).toEqual([{ people: 1 }]);
  });

  if (state < LINKS) {
    it('B3 mails links to who got none before', async () => {
      const claimed = await signUpAndClaim(database, 'mailed');
      await confirm(database, claimed!.confirm_token);
      expect(await confirmedAt('mailed')).toEqual(expect.anything());
    });
  } else {
    it('B3 B4 confirms and leaves by the links of earlier mails', async () => {
      await confirm(database, links.mailed!.confirm_token);
      expect(await confirmedAt('mailed')).toEqual(expect.anything());
      for (const kind of ['mailed', 'twice', 'left']) {
        await leave(database, links[kind]!.leave_token);
        expect(await row(database, addressOf(kind))).toBeUndefined();
      }
    });

    it('B6 sends no third mail', async () => {
      expect(await signUpAndClaim(database, 'twice')).toBeUndefined();
    });
  }

  if (state >= WINDOWS) {
    it('B6 refuses a client that has used up its day', async () => {
      await expect(signUpFromClient(database, 'guest')).rejects.toMatchObject(TOO_MANY);
    });
  }

  it('B4 keeps those who confirmed, and only those, another month later', async () => {
    await letDaysPass(database, 31);
    await purge(database);
    const kept = await asOwner(
      database,
      'select distinct confirmed_at is not null as confirmed from public.waitlist_subscriptions',
    );
    expect(kept).toEqual([{ confirmed: true }]);
  });
});

it('A1 G5 a database upgraded release by release keeps the people of each and has the schema of a new one', async () => {
  const states = STATES.filter((state) => !FILLED_AT[state]);
  await resetTo(database, states[0]!);
  for (const state of states) {
    await migrateAlone(database, migrationsUpTo(state));
    await signUpAndClaim(database, state);
  }
  expect(await schemaOf(database)).toEqual(ofNewDatabase);
  for (const state of states) expect(await row(database, addressOf(state))).toBeDefined();
});

it('A1 every migration has a unique version, and they are applied in the order of their names', () => {
  const versions = readdirSync(MIGRATIONS).map((file) => /^(\d{14})_[a-z_]+\.sql$/.exec(file)?.[1]);
  expect(new Set(versions).size).toBe(versions.length);
  expect(versions).not.toContain(undefined);
});
