import { as, asOwner } from '../../test-support/as';
import { signUp } from '../../test-support/signUp';
import { testWaitlist, type TestWaitlist } from '../../test-support/testWaitlist';
import { waitlist } from '../../test-support/waitlistCommand';

jest.setTimeout(120_000);

let list: TestWaitlist;
beforeAll(async () => {
  list = await testWaitlist();
});
afterAll(() => list.remove());

const command = (...args: string[]) => waitlist(args, list.env);

/** What stats says of the mails; without ages. */
async function mailsInStats(): Promise<string> {
  const { out } = await command('stats');
  return out
    .slice(out.indexOf('Confirmation mails'), out.indexOf('Nobody was erased.'))
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC(?: \(.*?\))?/g, 'TIME');
}

it('B7 stats says how the confirmation mails stand, which failed and why', async () => {
  await list.use(async (database) => {
    for (const name of ['waits', 'refused', 'bounced', 'confirmed', 'unmailed'])
      await signUp(database, { email: `${name}@example.org` });
    await database.script(`
      delete from private.waitlist_queue using public.waitlist_subscriptions
      where id = subscription_id and email !~ '^(waits|refused)';
      update public.waitlist_subscriptions set mailed_at = now() where email ~ '^(bounced|confirmed)';
      update public.waitlist_subscriptions set mailed_at = now() - interval '2 hours', bounced_at = now() where email ~ '^bounced';
      update public.waitlist_subscriptions set confirmed_at = now() where email ~ '^confirmed';
      update private.waitlist_queue set failed_at = now(), failure = 'the mail provider answered 422' from public.waitlist_subscriptions
      where id = subscription_id and email ~ '^refused'`);
  });
  expect(await mailsInStats()).toBe(`Confirmation mails
waiting in the queue      1
sent in the last hour     1
sent in the last day      2
failed                    1
never mailed              1
bounced                   1
people who confirmed   20 %

The oldest mail in the queue waits since TIME.

Why mails failed                mails
the mail provider answered 422      1

`);
});

it('B7 retry puts the mails that failed back into the queue, once', async () => {
  expect(await command('retry')).toEqual({ code: 0, out: 'Back in the queue: 1 mail.\n', err: '' });
  expect(await mailsInStats()).toMatch(/waiting in the queue +2\n[^]*\nfailed +0\n/);
  expect(await command('retry')).toEqual({ code: 0, out: 'No mail failed.\n', err: '' });
});

it('B7 stats says that the mails pause, until when and why', async () => {
  const pause = "paused_until = now() + interval '1 hour', pause_reason = 'too many hard bounces'";
  await list.use((database) => database.script(`update private.waitlist_mailer set ${pause}`));
  expect(await mailsInStats()).toMatch(/\n\nNo mail is sent until TIME: too many hard bounces\.\n\n$/);
});

describe('work that takes more than two seconds', () => {
  it('B7 says how many sign-ups it has brought onto the list', async () => {
    await list.use(async (database) => {
      await database.script(`
        create function private.dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(2.1); return new; end';
        create trigger dawdle before insert on public.waitlist_subscriptions for each row execute function private.dawdle()`);
      await as(
        database,
        'anon',
        "select public.add_waitlist_subscription('late@example.org', 'Late', 'Web3 technology')",
      );
    });
    const { code, err } = await command('stats');
    expect([code, err]).toEqual([0, expect.stringMatching(/^1 of 1 sign-ups settled, 0\.\d a second, 0 s left\n$/)]);
    expect(await list.use((database) => asOwner(database, 'select * from private.waitlist_sign_ups'))).toEqual([]);
  });

  it('B7 says how many people it has exported', async () => {
    await list.use((database) =>
      database.script(`
        alter table public.waitlist_subscriptions rename to people;
        create view public.waitlist_subscriptions as
          select people.* from (select pg_sleep(2.1) offset 0) as slowly, public.people where email ~ '^confirmed'`),
    );
    const { code, err } = await command('export');
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(/^1 of 1 written, 0\.\d a second, 0 s left\n1 person written to standard output\.\n$/),
    ]);
  });
});
