import { asOwner } from '../../test-support/as';
import { testWaitlist, type TestWaitlist } from '../../test-support/testWaitlist';
import { waitlist } from '../../test-support/waitlistCommand';
import { PEOPLE } from './people.fixture';

jest.setTimeout(120_000);

let list: TestWaitlist;
beforeAll(async () => {
  list = await testWaitlist();
  await list.use((database) => database.script(PEOPLE));
});
afterAll(() => list.remove());

const command = (...args: string[]) => waitlist(args, list.env);

it('B7 stats counts by state, language, interest and day', async () => {
  const { code, out } = await command('stats');
  expect(code).toBe(0);
  expect(out.slice(out.indexOf('\n') + 1)).toBe(`
        unconfirmed  confirmed  total
People            1          2      3

Language  unconfirmed  confirmed  total
English             0          1      1
Spanish             1          1      2

Interest                        unconfirmed  confirmed  total
Tools that pay you to use them            0          0      0
Universal basic income                    0          0      0
A better economy                          0          1      1
Participate in the community              0          0      0
Social applications                       1          0      1
A more just society                       0          0      0
Web3 technology                           0          2      2

Signed up (UTC)  unconfirmed  confirmed  total
2026-01-01                 1          0      1
2026-01-02                 0          2      2

Confirmation mails
waiting in the queue        0
sent in the last hour       0
sent in the last day        0
failed                      0
never mailed                1
bounced                     0
people who confirmed   66.7 %

Nobody was erased.
`);
});

it('B4 B7 erase removes everything about an address and keeps a proof without personal data; a second erase finds nobody', async () => {
  const erased = await command('erase', ' ADA@example.org');
  expect(erased).toEqual({
    code: 0,
    out: 'Erased. A proof of the erasure is kept; it holds no personal data.\n',
    err: '',
  });
  expect(await command('erase', 'ada@example.org')).toEqual({
    code: 3,
    out: '',
    err: 'Nobody with that address is on the list; nothing was erased.\n',
  });
  const left = await list.use((database) =>
    asOwner(
      database,
      `select (select count(*)::int from public.waitlist_subscriptions where email like 'ada%') as rows, reason from private.waitlist_erasures`,
    ),
  );
  expect(left).toEqual([{ rows: 0, reason: 'team' }]);
  const { out } = await command('stats');
  expect(out).toMatch(/\n\nErased       people\nby the team       1\n$/);
});

it('B4 B7 stats says why people were erased', async () => {
  await list.use((database) =>
    database.script(`
      insert into private.waitlist_erasures (subscription_id, reason, leave_hashes)
      select gen_random_uuid(), reason, '{}' from unnest('{left,complained,unconfirmed,told,told}'::text[]) as reason`),
  );
  const { out } = await command('stats');
  expect(out.slice(out.indexOf('Erased'))).toBe(`Erased                      people
marked a mail as spam            1
left by the link in a mail       1
by the team                      1
after the opening letter         2
never confirmed                  1
`);
});
