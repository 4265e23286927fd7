import { age, asOwner, confirm, count, leave, mailIfDue, mailOf, mailRow } from '../../test-support/database/list';
import { openList, report, row, setLimit, SOME, signUp } from '../../test-support/database/list';

openList();

const [TAGGED, DOTTED, OWN] = ['victim+1@gmail.com', 'vic.tim+2@googlemail.com', 'victim@gmail.com'] as const;
const people = () => asOwner('select email, name from public.waitlist_subscriptions where confirmed_at is not null');

describe('spellings of one mailbox', () => {
  // WAITLIST: A mailbox has one row and one letter
  it('B6 B16 share one row and one letter, which goes to the spelling that was confirmed', async () => {
    await signUp({ email: TAGGED });
    const { confirm_token } = await mailOf(TAGGED);
    await signUp({ email: DOTTED });
    const second = await mailOf(DOTTED);
    expect(await count('public.waitlist_subscriptions')).toBe(1);
    await confirm(second.confirm_token);
    await confirm(confirm_token);
    await signUp({ email: OWN });
    expect(await people()).toEqual([{ email: DOTTED, name: 'Ada' }]);
    await asOwner("select private.plan_letter('opening', 100)");
    expect(await asOwner("select email from private.mails where kind = 'opening'")).toEqual([{ email: DOTTED }]);
  });

  // WAITLIST: the plain spelling, which had none, waits for no tagged one
  it('B6 get two mails in a week, and the plain one its first whatever was sent to tags', async () => {
    const mailed = new Map<string, string>();
    for (const email of [TAGGED, 'victim+2@gmail.com', 'victim+3@gmail.com', OWN, DOTTED, 'v.ictim@gmail.com']) {
      await signUp({ email });
      const mail = await mailIfDue(email);
      if (mail) mailed.set(email, mail.confirm_token!);
    }
    expect([...mailed.keys()]).toEqual([TAGGED, 'victim+2@gmail.com', OWN]);
    await confirm(mailed.get(OWN)!);
    expect(await people()).toEqual([{ email: OWN, name: 'Ada' }]);
  });

  // WAITLIST: Bounced and refused mails count for nothing.
  it('B6 that bounce, or are refused, use up nothing of the others, also where hosts refuse tags', async () => {
    for (let n = 0; n < 4; n += 1) {
      await signUp({ email: `ada+${n}@example.org` });
      await report('bounce', await mailOf(`ada+${n}@example.org`));
    }
    await signUp();
    expect(await mailOf()).toMatchObject({ email: 'ada@example.org' });
  });

  // WAITLIST: People who left are mailed once more in 30 days
  it('B6 are mailed once more in 30 days when their owner left, whatever is signed up', async () => {
    const days: number[] = [];
    for (let day = 0; day < 28; day += 1) {
      const email = `victim+${day}@gmail.com`;
      await signUp({ email });
      const mail = await mailIfDue(email);
      if (mail) {
        days.push(day);
        await leave(mail.leave_token);
      }
      await age('1 day');
    }
    expect(days).toEqual([0, 1]);
  });

  it('B4 B7 are erased by whichever is named', async () => {
    await signUp({ email: TAGGED });
    expect(await asOwner("select private.erase_subscription($1, 'team') as erased", [OWN])).toEqual([{ erased: true }]);
    expect(await row(TAGGED)).toBeUndefined();
  });
});

// What came of one changeable mail a person.
describe('B6 what strangers do with other spellings', () => {
  it('changes nothing about what the owner’s link confirms', async () => {
    await signUp({ email: OWN, name: 'Ana', message: 'Hola' });
    for (const email of [OWN, TAGGED])
      await signUp({ email, name: 'Mallory', interests: 'Social applications', message: 'Boo' });
    const mail = await mailOf(OWN);
    expect(mail.name).toBe('');
    await signUp({ email: DOTTED, name: 'Mallory' });
    await confirm(mail.confirm_token);
    expect(await row(OWN)).toMatchObject({ name: 'Ana', message: 'Hola', interests: ['Web3 technology'] });
    expect(await count('private.waitlist_sign_ups')).toBe(0);
  });

  it('delays the owner’s first mail by no day: two ignored mails, expired links, five sign-ups a day', async () => {
    for (let day = 0; day < 20; day += 1) {
      for (let n = 0; n < 5; n += 1) await signUp({ email: TAGGED });
      await mailIfDue(TAGGED);
      await age('1 day');
    }
    await signUp({ email: OWN });
    expect(await mailOf(OWN)).toMatchObject({ email: OWN });
  });
});

// WAITLIST: sign_ups_per_mailbox_day
it('B6 a mailbox that is signed up too often gets the usual answer and no more mails in its queue', async () => {
  await setLimit('sign_ups_per_mailbox_day', 3);
  for (let n = 0; n < 6; n += 1) await signUp({ email: `victim+${n}@gmail.com` });
  expect(await count('private.mails')).toBe(3);
  await signUp({ email: OWN });
  expect(await mailRow(OWN)).toMatchObject({ state: 'waiting' });
  await age('1 day');
  await signUp({ email: 'victim+9@gmail.com' });
  expect(await mailRow('victim+9@gmail.com')).toMatchObject({ state: 'waiting', mailbox: SOME });
});

it('B6 a migration that changes the rule of mailboxes recomputes them by one statement', async () => {
  const definition = (await asOwner("select pg_get_functiondef('private.mailbox'::regproc) as sql"))[0]!.sql as string;
  await signUp({ email: 'a.da@example.org' });
  await asOwner(
    `create or replace function private.mailbox(p_email text) returns text language sql immutable strict as $$ select replace(p_email, '.', '') $$`,
  );
  await asOwner('update public.waitlist_subscriptions set email = email where true');
  expect(await asOwner('select mailbox from public.waitlist_subscriptions')).toEqual([{ mailbox: 'ada@exampleorg' }]);
  await asOwner(definition);
});
