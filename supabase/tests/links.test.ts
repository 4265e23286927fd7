import { randomBytes } from 'node:crypto';
import { age, asOwner, confirm, INVALID_TOKEN, leave, mailOf } from '../../test-support/database/list';
import { row, signUp, openList } from '../../test-support/database/list';

openList();

let mail: Awaited<ReturnType<typeof mailOf>>;
beforeEach(async () => {
  await signUp();
  mail = await mailOf();
});

const confirmedAt = async () => (await row())?.confirmed_at;

describe('the confirmation link', () => {
  it('B3 works for seven days, confirms and stores the time', async () => {
    expect(await confirmedAt()).toBeNull();
    await age('6 days 23 hours');
    await confirm(mail.confirm_token);
    expect(await confirmedAt()).not.toBeNull();
  });

  it('B3 does not work after seven days', async () => {
    await age('7 days');
    await expect(confirm(mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
    expect(await confirmedAt()).toBeNull();
  });

  it('B3 that has confirmed answers success again, also later, and keeps the first time', async () => {
    await confirm(mail.confirm_token);
    await age('40 days');
    const first = await confirmedAt();
    await confirm(mail.confirm_token);
    expect(await confirmedAt()).toEqual(first);
  });
});

describe('the leave link', () => {
  it('B4 works without a confirmation and twice, and affects nobody else', async () => {
    const id = (await row())?.id;
    await signUp({ email: 'eve@example.org' });
    await leave(mail.leave_token);
    await leave(mail.leave_token);
    expect([await row(), (await row('eve@example.org'))?.name]).toEqual([undefined, 'Ada']);
    expect(await asOwner('select subscription_id, reason from private.waitlist_erasures')).toEqual([
      { subscription_id: id, reason: 'left' },
    ]);
  });

  // WAITLIST: Leaving works as long as the row or its proof exists.
  it('B4 works years after a confirmation, and ends the confirmation link', async () => {
    await confirm(mail.confirm_token);
    await age('3 years');
    await leave(mail.leave_token);
    expect(await row()).toBeUndefined();
    await expect(confirm(mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
  });
});

it.each([
  ['unknown', randomBytes(32).toString('hex')],
  ['empty', ''],
  ['null', null],
  ['longer than 200 characters', 'a'.repeat(201)],
])('B3 B4 a token that is %s is refused', async (_, token) => {
  await expect(confirm(token)).rejects.toMatchObject(INVALID_TOKEN);
  await expect(leave(token)).rejects.toMatchObject(INVALID_TOKEN);
});

it('B3 B4 a token never works for the other purpose', async () => {
  await expect(leave(mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
  await expect(confirm(mail.leave_token)).rejects.toMatchObject(INVALID_TOKEN);
  await leave(mail.leave_token);
  await expect(confirm(mail.leave_token)).rejects.toMatchObject(INVALID_TOKEN);
});
