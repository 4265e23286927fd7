import { readFileSync } from 'node:fs';
import { limits } from '../src/features/waitlist/signUpRules';
import { field, fillIn, freshEmail, join, linkInMail, sendButton, thanks } from './support/signUp';
import { requestsEnded } from './support/idle';
import { expect, test } from './support/test';

test('W5, B3, B4 corrects the form, joins, confirms and leaves @engines', async ({ visit, page, t, open }) => {
  const email = freshEmail();
  await open('/waitlist');
  await sendButton(visit).press('Enter');
  for (const key of ['nameTooShort', 'email', 'interests'] as const)
    await expect(page.getByText(t(`waitlist:errors.${key}`, limits))).toBeVisible();
  await expect(field(visit, 'name')).toBeFocused();
  // Without the sign before it.
  await expect(page.locator('.waitlist-message summary')).toHaveAccessibleName(t('waitlist:fields.addMessage'));
  await join(visit, email);
  for (const kind of ['confirm', 'leave'] as const) {
    await page.goto(await linkInMail(email, kind));
    await page.getByRole('button', { name: t(`links:${kind}.idle.action`) }).click();
    const heading = page.getByRole('heading', { level: 1, name: t(`links:${kind}.done.title`) });
    await expect(heading).toBeFocused();
  }
});

test('W6 brings thanks and form into view where a button gets no focus', async ({ visit, page, t, open }) => {
  await open('/waitlist');
  // As Safari on Apple systems: a pressed button does not get the focus, what can have it around the button does.
  await page.evaluate(() =>
    addEventListener('mousedown', (event) => {
      if (!(event.target as Element).closest('button')) return;
      event.preventDefault();
      document.getElementById('main')?.focus({ preventScroll: true });
    }),
  );
  await fillIn(visit, freshEmail());
  await sendButton(visit).click();
  await expect(thanks(visit)).toBeFocused();
  await expect(thanks(visit)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: t('waitlist:thanks.another') }).click();
  await expect(field(visit, 'name')).toBeFocused();
  await expect(field(visit, 'name')).toBeInViewport({ ratio: 1 });
});

test('W6, B21 saves the card as a picture, sends nothing for it, and lets no toast cover it @both', async ({
  visit,
  page,
  t,
  open,
}) => {
  await open('/waitlist');
  if (visit.isPhone) {
    const top = await sendButton(visit).evaluate((button) => button.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThanOrEqual(950);
  }
  await join(visit, freshEmail());
  const toast = page.locator('[aria-live] .toast-card');
  await toast.hover();
  const title = page.getByRole('heading', { name: t('waitlist:card.title') });
  const texts = page.locator('.figure-card text');
  for (const block of ['start', 'center', 'end'] as const) {
    await title.evaluate((element, where) => element.scrollIntoView({ block: where, behavior: 'instant' }), block);
    await expect
      .poll(async () => {
        const boxes = [toast, title, texts.first(), texts.last()].map((one) => one.boundingBox());
        const [over, ...words] = (await Promise.all(boxes)).map((box) => box!);
        return words.filter(
          ({ x, y, width, height }) => y < over!.y + over!.height && over!.y < y + height && x + width > over!.x,
        );
      })
      .toEqual([]);
  }

  const save = page.getByRole('button', { name: t('waitlist:card.save') });
  await requestsEnded(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) asked.push(request.url());
  });
  await page.getByRole('checkbox', { name: t('waitlist:card.name') }).check();
  const saved = page.waitForEvent('download');
  await save.click();
  const picture = readFileSync(await (await saved).path());
  // A PNG's signature, then the size in its header.
  expect(picture.toString('latin1', 1, 4)).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
  expect(asked).toEqual([]);
});
