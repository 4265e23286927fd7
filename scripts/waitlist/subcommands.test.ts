import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { as, asOwner, empty, signUp } from '../../test-support/listQueries';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { testCommand } from './testCommand.fixture';
import { SQL_OF } from './exportPeople';
import { LATE } from './late';
import { SECTIONS } from './show';

jest.setTimeout(120_000);

/** Two people who confirmed, and one who did not and whose texts a spreadsheet would evaluate. */
const PEOPLE = `
  insert into public.waitlist_subscriptions (email, name, interests, message, language, created_at, confirmed_at) values
    ('ada@example.org', 'Ada', '{Web3 technology}', null, 'en', '2026-01-02T03:04:05.678Z', '2026-01-03T00:00:00Z'),
    ('jose@example.org', 'José "Pepe" Ñandú', '{A better economy,Web3 technology}', E'Hola;\\n=1+1', 'es', '2026-01-01T23:30:00-01:00', '2026-02-01T00:00:00Z'),
    ('+eve@example.org', '=HYPERLINK("http://evil.test")', '{Social applications}', null, 'es', '2026-01-01T00:00:00Z', null)`;

let list: Awaited<ReturnType<typeof testCommand>>;
beforeAll(async () => {
  list = await testCommand();
});

const command = (...args: string[]) => list.command(args);
/** Empties the list and puts these people on it. */
const startWith = (people: string) =>
  list.use(async (database) => {
    await empty(database);
    await database.script(people);
  });
const said = async (...args: string[]) => {
  const { code, out, err } = await command(...args);
  expect([args, code, err]).toEqual([args, 0, '']);
  return out;
};
/** The blocks of a text after its first line, each in one line, without what is new in each run. */
const blocksOf = (text: string) =>
  text
    .slice(text.indexOf('\n') + 1)
    .replaceAll(/\b\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC(?: \(.*?\))?/g, 'TIME')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, 'ID')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'HASH')
    .trim()
    .split('\n\n')
    .map((block) => block.replaceAll(/\n */g, ' | ').replaceAll(/ {2,}/g, ' '));

const COLUMNS =
  '\ufeff"email","name","interests","message","language","notice_version","signed_up_at","confirmed_at"\r\n';
const ADA =
  '"ada@example.org","Ada","Web3 technology","","en","","2026-01-02T03:04:05.678Z","2026-01-03T00:00:00.000Z"\r\n';
const JOSE = `"jose@example.org","José ""Pepe"" Ñandú","A better economy, Web3 technology","Hola;\n'=1+1","es","","2026-01-02T00:30:00.000Z","2026-02-01T00:00:00.000Z"\r\n`;
const EVE = `"'+eve@example.org","'=HYPERLINK(""http://evil.test"")","Social applications","","es","","2026-01-01T00:00:00.000Z",""\r\n`;

it('B7 stats of an empty list says that nobody is on it, export writes only the names of the columns', async () => {
  const out = await said('stats');
  expect(out).toMatch(
    /^The waitlist in .*, \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\n\nNobody is on the list yet\.\n\nMails/,
  );
  expect(blocksOf(out).at(-1)).toBe('Nobody was erased.');
  const err = '0 people written to standard output.\n';
  expect(await command('export')).toEqual({ code: 0, out: COLUMNS, err });
});

it('B7 B5 export writes the people who confirmed, by their sign-ups, with the record of their consent; --all everybody', async () => {
  await startWith(PEOPLE);
  const err = '2 people written to standard output.\n';
  expect(await command('export')).toEqual({ code: 0, out: COLUMNS + JOSE + ADA, err });
  expect((await command('export', '--all')).out).toBe(COLUMNS + EVE + JOSE + ADA);
});

it('B7 export --out writes the same to a file that only its owner can read, or says that it cannot', async () => {
  const folder = temporaryDirectory({ 'people.csv': 'older' });
  const file = join(folder, 'people.csv');
  expect(await command('export', '--out', file)).toEqual({ code: 0, out: '', err: `2 people written to ${file}.\n` });
  expect([readFileSync(file, 'utf8'), statSync(file).mode % 0o1000]).toEqual([COLUMNS + JOSE + ADA, 0o600]);
  const err = `${folder} is a directory and is not replaced. Name a new file, or a plain one.\n`;
  expect(await command('export', '--out', folder)).toEqual({ code: 1, out: '', err });
  expect(readdirSync(folder)).toEqual(['people.csv']);
});

it('B7 stats --json says the same to a program', async () => {
  await startWith(PEOPLE);
  await list.use((database) =>
    database.script("update public.waitlist_subscriptions set created_at = now() where email like 'ada%'"),
  );
  const { days, mails, people } = JSON.parse(await said('stats', '--json')) as Record<string, unknown>;
  expect(days).toEqual([...Array<number>(29).fill(0), 1]);
  expect(people).toContainEqual([
    ['', 'unconfirmed', 'confirmed', 'total'],
    ['People', 1, 2, 3],
  ]);
  expect(mails).toMatchObject({ people: 3, waiting: 0, late: [] });
  expect(blocksOf(await said('stats'))).toContain(`Sign-ups in the last 30 days, at most 1 a day | █`);
});

describe('stats and erase', () => {
  beforeAll(() => startWith(PEOPLE));

  it('B7 stats counts by state, language, interest and day', async () => {
    expect(blocksOf(await said('stats'))).toEqual([
      'unconfirmed confirmed total | People 1 2 3',
      'Language unconfirmed confirmed total | English 0 1 1 | Spanish 1 1 2',
      'Interest unconfirmed confirmed total | Tools that pay you to use them 0 0 0 | Universal basic income 0 0 0 | A better economy 0 1 1 | Participate in the community 0 0 0 | Social applications 1 0 1 | A more just society 0 0 0 | Web3 technology 0 2 2',
      'Signed up (UTC) unconfirmed confirmed total | 2026-01-01 1 0 1 | 2026-01-02 0 2 2',
      'Sign-ups in the last 30 days, at most 0 a day | ',
      'Mails | waiting in the queue 0 | sent in the last hour 0 | sent in the last day 0 | failed 0 | people never mailed 1 | people whose mail bounced 0 | people who confirmed 66.7 %',
      'Last | mail that the provider took none yet | purge TIME | error none yet',
      'Nobody was erased.',
    ]);
  });

  it('B4 B7 erase removes an address and keeps a proof; a second erase finds nobody; stats says why', async () => {
    const out = 'Erased. A proof of the erasure is kept; it holds no personal data.\n';
    expect(await said('erase', ' ADA@example.org')).toBe(out);
    const err = 'Nobody with that address is on the list; nothing was erased.\n';
    expect(await command('erase', 'ada@example.org')).toEqual({ code: 3, out: '', err });
    await list.use((database) =>
      database.script(`
      insert into private.waitlist_erasures (subscription_id, reason, leave_hashes)
      select gen_random_uuid(), reason, '{}' from unnest('{left,complained,unconfirmed,unmailed,letter,letter}'::text[]) as reason`),
    );
    expect(blocksOf(await said('stats')).at(-1)).toBe(
      'Erased people | marked a mail as spam 1 | left by the link in a mail 1 | after the opening letter 2 | by the team 1 | never confirmed 1 | no mail could be sent 1',
    );
  });

  it('B7 stats --since counts what happened since that day began, and says of whom', async () => {
    const LISTED = 'People who were erased count only as erased; people mailed twice count by their last mail.';
    const since = blocksOf(await said('stats', '--since', '2026-01-02'));
    expect(since).toEqual(['Since TIME people | signed up 1 | mailed 0 | confirmed 1 | erased 7', LISTED]);
    expect(blocksOf(await said('stats', '--since', 'today'))).toEqual([
      'Since TIME people | signed up 0 | mailed 0 | confirmed 0 | erased 7',
      LISTED,
    ]);
  });
});

describe('show', () => {
  beforeAll(() =>
    list.use(async (database) => {
      await empty(database);
      await signUp(database, { message: 'Hola\nOn the list' });
      await signUp(database, { email: 'eve@example.org', name: 'Eve' });
      await asOwner(database, 'select public.claim_mails()');
      await database.script(`
        update private.mails set state = 'taken', ended_at = now(), event = 'bounced', event_at = now(), provider_id = 're_1'
        where email = 'ada@example.org';
        update public.waitlist_subscriptions set bounced_at = now() where email = 'ada@example.org'`);
      const again = "'ada@example.org', 'Countess', 'A better economy, Web3 technology'";
      await as(database, 'anon', `select public.add_waitlist_subscription(${again})`);
    }),
  );

  const SIGN_UP = 'Language Spanish | Notice HASH | Signed up TIME';
  const EVERYTHING = [
    `Sign-ups as they came | Address ada@example.org | Name Ada | Interests Web3 technology | Message Hola | On the list | ${SIGN_UP} | On the list yes | Network – | Set aside – | Why –`,
    ` Address ada@example.org | Name Countess | Interests A better economy, Web3 technology | Message – | ${SIGN_UP} | On the list no | Network – | Set aside – | Why –`,
    `On the list | Id ID | Address ada@example.org | Name Ada | Interests Web3 technology | Message Hola | On the list | ${SIGN_UP} | Last mail sent – | Confirmed – | Bounced TIME`,
    "Mails (after an erasure kept under keyed hashes, for 30 days) | Id ID | Mail confirmation | Goes to ada@example.org | Queued TIME | Not tried before TIME | State taken | Sent TIME | Tries 1 | Why not taken – | The provider's id re_1 | Ended TIME | What became of it bounced | When TIME | Mailbox kept as a keyed hash | Network – | Domain kept as a keyed hash",
    'Links in the mails (only their hashes are kept) | Purpose to confirm | In the mail ID | Works until TIME | Used –',
    ' Purpose to leave | In the mail ID | Works until the row is erased | Used –',
  ];

  it('B5 B7 show prints everything that is kept about an address, and changes nothing', async () => {
    for (const address of [' ADA@example.org', 'ada@example.org']) {
      const out = await said('show', address);
      expect(out).toMatch(/^What the waitlist in .* keeps about ada@example\.org, \d{4}-\d\d-\d\d .* UTC\n\nSign-ups/);
      expect(out).not.toMatch(/\bEve\b|eve@/);
      expect(blocksOf(out)).toEqual(EVERYTHING);
      // No message can look like a section.
      expect(out).toContain(`\n  Message         Hola\n${' '.repeat(18)}On the list\n`);
    }
  });

  it('B4 B7 after an erasure show prints only what is counted of the mailbox; of a stranger nothing', async () => {
    await said('erase', 'ada@example.org');
    const kept = blocksOf(await said('show', 'ada+other@example.org')).map((block) =>
      block.startsWith(' ') ? block : block.split(' | ').slice(1).join(),
    );
    const mail =
      "Id ID,Mail confirmation,Goes to –,Queued TIME,Not tried before TIME,State taken,Sent TIME,Tries 1,Why not taken –,The provider's id –,Ended TIME,What became of it bounced,When TIME,Mailbox kept as a keyed hash,Network –,Domain kept as a keyed hash";
    expect(kept).toEqual(['nothing', 'nothing', mail, 'nothing']);
    const err = 'Nothing is kept about that address.\n';
    expect(await command('show', 'nobody@example.org')).toEqual({ code: 3, out: '', err });
  });
});

describe('the columns of a person', () => {
  /** What is left out, and why. */
  const LEFT_OUT: Record<string, Record<string, string>> = {
    show: { mailbox: 'it follows from the address' },
    export: {
      id: 'no list outside needs it',
      mailbox: 'it follows from the address',
      mailed_at: 'stats counts it',
      bounced_at: 'stats counts it',
    },
  };

  it.each([
    ['show', SECTIONS['On the list']],
    ['export', Object.values(SQL_OF).join()],
  ])('B5 B7 are all in %s, but for those that are left out for a reason', async (name, sql) => {
    const columns = await list.use((database) =>
      asOwner(
        database,
        `select attname as name from pg_attribute
         where attrelid = 'public.waitlist_subscriptions'::regclass and attnum > 0 and not attisdropped`,
      ),
    );
    const missing = columns
      .map((column) => String(column.name))
      .filter((column) => !new RegExp(`\\b${column}\\b`).test(sql.replace(/private\.mailbox\(|where mailbox/g, '')));
    expect(missing.toSorted()).toEqual(Object.keys(LEFT_OUT[name]!).toSorted());
  });
});

it('B7 shows nothing that a terminal would obey, and why a sign-up was set aside', async () => {
  await list.use(async (database) => {
    await empty(database);
    await signUp(database, { name: 'Ana\u202e Lovelace', message: 'Hola\u2066\nadiós' });
    await database.script(`insert into private.waitlist_sign_ups (email, name, interests, language, failed_at, failure)
      values ('eve@example.org', 'Eve', '{Web3 technology}', 'es', now(), E'the list refused it:\n23514 \u009b')`);
  });
  const shown = await said('show', 'ada@example.org');
  expect(shown).toContain('Ana\\u202e Lovelace');
  expect(shown).toContain('Hola\\u2066\n');
  expect(blocksOf(await said('stats'))).toContainEqual(
    'Why mails failed mails | set aside, the list refused it: 23514 \\u009b 1',
  );
});

describe('the replay of erasures', () => {
  const folder = temporaryDirectory();
  const ID = '00000000-0000-4000-8000-000000000001';
  const proof = `{"subscription_id":"${ID}","erased_at":"2026-01-01T00:00:00.5Z","reason":"left","leave_hashes":["${'a'.repeat(64)}"]}`;

  it.each([
    ['no JSON', 'x'],
    ['no proof', '{}'],
    ['a proof with an unknown reason', proof.replace('left', 'x')],
    ['a proof of a day that does not exist', proof.replace('2026-01-01', '2026-02-30')],
    ['a proof of a year before all others', proof.replace('2026', '0000')],
    ['a proof without a time', proof.replace('2026-01-01T00:00:00.5Z', 'now')],
    ['a proof with another hash', proof.replace('aa', 'zz')],
    ['very long', proof.replace('left', 'x'.repeat(200_000))],
  ])('B4 changes nothing while a line is %s', async (_, line) => {
    await list.use(async (database) => {
      await empty(database);
      await asOwner(
        database,
        `insert into public.waitlist_subscriptions (id, email, name, interests)
         values ($1, 'ada@example.org', 'Ada', '{Web3 technology}')`,
        [ID],
      );
    });
    const file = join(folder, 'wrong.jsonl');
    writeFileSync(file, `${proof}\n${line}\n`);
    const err = `Line 2 of ${file} is no proof of an erasure; nothing was changed.\n`;
    expect(await command('erasures', '--replay', file)).toEqual({ code: 1, out: '', err });
    expect((await command('show', 'ada@example.org')).code).toBe(0);
  });

  it('B4 reads no more of an endless line than a proof may have', async () => {
    const file = join(folder, 'endless.jsonl');
    writeFileSync(file, `${proof}\n`);
    // Longer than a text can be, and all of it holes.
    truncateSync(file, 2 ** 30);
    const err = `Line 2 of ${file} is no proof of an erasure; nothing was changed.\n`;
    expect(await command('erasures', '--replay', file)).toEqual({ code: 1, out: '', err });
  });

  it.each([
    ['pipe', 'is no plain file: save the proofs to one first.'],
    ['nothing', 'cannot be read (ENOENT).'],
  ])('B4 says of a %s that it %s', async (name, said) => {
    execFileSync('mkfifo', ['-m', '600', join(folder, 'pipe')]);
    const file = join(folder, name);
    expect(await command('erasures', '--replay', file)).toEqual({ code: 1, out: '', err: `${file} ${said}\n` });
    rmSync(join(folder, 'pipe'));
  });

  it('B4 erases a person who is listed beside their own proof', async () => {
    await list.use(async (database) => {
      await empty(database);
      const row = "'ada@example.org', 'Ada', '{Web3 technology}'";
      await database.script(`
        insert into public.waitlist_subscriptions (id, email, name, interests) values ('${ID}', ${row});
        insert into private.waitlist_erasures (subscription_id, reason, leave_hashes) values ('${ID}', 'left', '{}')`);
    });
    const file = join(folder, 'right.jsonl');
    writeFileSync(file, `${proof}\n`);
    expect(await said('erasures', '--replay', file)).toBe('1 proof read, 1 of them known; 1 person erased again.\n');
  });
});

describe('the mails', () => {
  beforeAll(() => list.use(empty));

  /** What stats says of the mails. */
  const mailsInStats = async () => {
    const blocks = blocksOf(await said('stats'));
    return blocks.slice(
      blocks.findIndex((block) => block.startsWith('Mails')),
      -1,
    );
  };

  it('B7 stats says how the confirmation mails stand, which failed and why', async () => {
    await list.use(async (database) => {
      for (const name of ['waits', 'refused', 'bounced', 'confirmed', 'unmailed'])
        await signUp(database, { email: `${name}@example.org` });
      await database.script(`
        delete from private.mails where email ~ '^unmailed';
        update private.mails set state = 'taken', sent_at = now() where email ~ '^confirmed';
        update private.mails set state = 'taken', sent_at = now() - interval '2 hours', event = 'bounced' where email ~ '^bounced';
        update private.mails set state = 'failed', failure = 'the mail provider answered 422' where email ~ '^refused';
        update public.waitlist_subscriptions set mailed_at = now() where email ~ '^(bounced|confirmed)';
        update public.waitlist_subscriptions set bounced_at = now() where email ~ '^bounced';
        update public.waitlist_subscriptions set confirmed_at = now() where email ~ '^confirmed'`);
    });
    expect(await mailsInStats()).toEqual([
      'Mails | waiting in the queue 1 | sent in the last hour 1 | sent in the last day 2 | failed 1 | people never mailed 3 | people whose mail bounced 1 | people who confirmed 20 %',
      'Last | mail that the provider took none yet | purge TIME | error none yet',
      'The oldest mail in the queue waits since TIME.',
      'Why mails failed mails | the mail provider answered 422 1',
    ]);
  });

  it('B7 retry puts the mails that failed back into the queue, once; stats says that the mails pause, and why', async () => {
    expect(await said('retry')).toBe('Put back to work: 1 mail or sign-up.\n');
    expect((await mailsInStats())[0]).toMatch(/waiting in the queue 2 .* failed 0 /);
    expect(await said('retry')).toBe('No mail failed, and no sign-up was set aside.\n');
    const pause = "paused_until = now() + interval '1 hour', pause_reason = 'too many hard bounces'";
    await list.use((database) => database.script(`update private.waitlist_mailer set ${pause}`));
    expect((await mailsInStats()).at(-1)).toBe('No mail is sent until TIME: too many hard bounces.');
  });

  it('B7 stats says what is late and why', async () => {
    await list.use((database) =>
      database.script(`
      update private.waitlist_latest set at = now() - interval '1 hour' where event = 'purge';
      insert into private.waitlist_latest values ('failing', now() - interval '1 hour'), ('taken', now() - interval '2 days');
      select private.note_event('error', 'the mail provider answered 401 restricted_api_key')`),
    );
    const blocks = await mailsInStats();
    expect(blocks[1]).toBe('Last | mail that the provider took TIME | purge TIME | error TIME');
    expect(blocks).toContain('The last error: the mail provider answered 401 restricted_api_key.');
    expect(blocks.filter((block) => block.startsWith('LATE'))).toEqual([
      `LATE: ${LATE.provider}`,
      `LATE: ${LATE.purge}`,
    ]);
  });
});
