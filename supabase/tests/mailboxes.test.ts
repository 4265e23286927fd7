import { age, asOwner, confirm, count, leave, mailIfDue, mailOf } from '../../test-support/database/list';
import { openList, queueRow, row, signUp } from '../../test-support/database/list';

openList();

const [TAGGED, DOTTED, OWN] = ['victim+1@gmail.com', 'vic.tim+2@googlemail.com', 'victim@gmail.com'] as const;
const people = () => asOwner('select email, confirmed_at is not null as confirmed from public.waitlist_subscriptions');

describe('spellings of one mailbox', () => {
  // WAITLIST: A mailbox has one row, one link that works, and one letter
  it('B6 B16 share one row, one link and one letter, which goes to the spelling that was confirmed', async () => {
    await signUp({ email: TAGGED });
    const { confirm_token } = await mailOf(TAGGED);
    await signUp({ email: DOTTED });
    await age('1 hour');
    const second = await mailOf(DOTTED);
    await signUp({ email: OWN });
    expect(await count('public.waitlist_subscriptions')).toBe(1);
    await confirm(second.confirm_token);
    expect(await people()).toEqual([{ email: DOTTED, confirmed: true }]);
    // The other mail has the same link, and says the same.
    await confirm(confirm_token);
    await signUp({ email: OWN });
    expect(await people()).toEqual([{ email: DOTTED, confirmed: true }]);
    await asOwner("insert into private.waitlist_letters (letter) values ('opening')");
    const letters = await asOwner(
      `select email from private.claim_letters(
         'opening', '00000000-0000-0000-0000-000000000000', 100, clock_timestamp() + interval '1 second', true, false)`,
    );
    expect(letters).toEqual([{ email: DOTTED }]);
  });

  // WAITLIST: a stranger who uses other spellings does not use up yours.
  it('B6 strangers cannot use up the owner’s turn: the owner’s spelling gets the link an hour later', async () => {
    for (const email of [TAGGED, DOTTED]) await signUp({ email });
    expect(await mailIfDue(DOTTED)).toMatchObject({ email: DOTTED });
    await signUp({ email: OWN });
    expect(await mailIfDue(OWN)).toBeUndefined();
    await age('1 hour');
    await confirm((await mailOf(OWN)).confirm_token);
    expect(await people()).toEqual([{ email: OWN, confirmed: true }]);
  });

  it('B6 strangers who sign up often do not use up the owner’s turn either', async () => {
    for (let n = 0; n < 8; n += 1) await signUp({ email: `victim+${n}@gmail.com` });
    await mailOf('victim+4@gmail.com');
    await age('2 hours');
    await signUp({ email: OWN });
    expect(await mailOf(OWN)).toMatchObject({ email: OWN });
  });

  // WAITLIST: After that it sends nothing until the link has expired.
  it('B6 get two mails while a link lives, and the owner’s first mail once it has expired', async () => {
    await signUp({ email: TAGGED });
    await mailOf(TAGGED);
    await age('2 hours');
    await signUp({ email: DOTTED });
    await mailOf(DOTTED);
    for (let hour = 0; hour < 5; hour += 1) {
      await age('1 hour');
      await signUp({ email: `victim+${hour}@gmail.com` });
      expect(await queueRow(`victim+${hour}@gmail.com`)).toBeUndefined();
    }
    await age('7 days');
    await signUp({ email: OWN });
    expect(await mailOf(OWN)).toMatchObject({ email: OWN });
  });

  // WAITLIST: Who confirms begins anew.
  it('B6 a confirmation gives the mails back: who left and joins again is mailed', async () => {
    for (let n = 0; n < 3; n += 1) {
      await signUp();
      const { confirm_token, leave_token } = await mailOf();
      await confirm(confirm_token);
      await leave(leave_token);
    }
    expect(await row()).toBeUndefined();
  });

  // WAITLIST: A sign-up beyond that waits until its mail may go
  it('B6 the mail of one who has had two waits until the 30 days are over, and is not lost', async () => {
    for (let n = 0; n < 2; n += 1) {
      await signUp();
      await leave((await mailOf()).leave_token);
    }
    await signUp();
    expect(await mailIfDue()).toBeUndefined();
    await age('29 days 23 hours');
    expect(await mailIfDue()).toBeUndefined();
    await age('2 hours');
    await confirm((await mailOf()).confirm_token);
  });

  it('B4 B7 are erased by whichever is named', async () => {
    await signUp({ email: TAGGED });
    expect(await asOwner("select private.erase_subscription($1, 'team') as erased", [OWN])).toEqual([{ erased: true }]);
    expect(await row(TAGGED)).toBeUndefined();
  });
});
