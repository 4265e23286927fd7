import { videosData } from '../../src/features/videos/videosData';
import { limits } from '../../src/features/waitlist/signUpRules';
import { isPlaceKept } from '../support/idle';
import { freshEmail, linkInMail } from '../support/signUp';
import { experiments } from '../support/experiments';
import { expect, test, type Named } from './test';

const heading = (name: string): Named => ({ role: 'heading', name, within: 'main' });

test('B18, N3, N4 opens its menu by a press, closes it, and leads from it to a page and a language', async ({
  tab,
  t,
  at,
}) => {
  const button = { role: 'button', name: t('nav:openMenu') };
  await tab.goto(at('/community'));
  await tab.press(button);
  await tab.press({ role: 'button', name: t('nav:closeMenu'), within: 'dialog' });
  await tab.expectCount({ role: 'dialog' }, 0);
  await tab.press(button);
  await tab.press({ role: 'link', name: t('nav:waitlist'), within: 'dialog' });
  await tab.expectAddress(at('/waitlist'));
  await tab.expectCount(heading(t('waitlist:title')), 1);
  await tab.expectCount({ role: 'dialog' }, 0);
  await tab.press(button);
  await tab.press({ role: 'link', name: t('nav:languages.en'), within: 'dialog' });
  await tab.expectInPage(() => document.documentElement.lang, 'en');
  expect(await tab.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  await tab.expectAddress('/en/waitlist');
});

test('B18, V1–V4 filters by word to nothing and back, with the address following', async ({ tab, t, at }) => {
  await tab.goto(at('/videos'));
  await tab.press({ role: 'searchbox', name: t('videos:filters.search') });
  await tab.type('zzzz');
  await tab.expectCount(heading(t('videos:none.title')), 1);
  await tab.expectAddress(at('/videos?q=zzzz'));
  await tab.press({ role: 'button', name: t('videos:none.clear') });
  await tab.expectCount({ role: 'article', within: 'main' }, videosData.length);
  await tab.expectAddress(at('/videos'));
});

test('B18, W5 says what is missing, joins, confirms and leaves', async ({ tab, t, at }) => {
  const email = freshEmail();
  const send: Named = { role: 'button', name: t('common:joinWaitlist'), within: 'main' };
  await tab.goto(at('/waitlist'));
  await tab.press(send);
  for (const key of ['nameTooShort', 'email', 'interests'] as const)
    await tab.expectText(t(`waitlist:errors.${key}`, limits));
  await tab.press({ role: 'textbox', name: t('waitlist:fields.name') });
  await tab.type('Íñigo');
  await tab.press({ role: 'textbox', name: t('waitlist:fields.email') });
  await tab.type(email);
  await tab.press({ role: 'checkbox', name: t('waitlist:interests.web3') });
  await tab.press(send);
  await tab.expectCount(heading(t('waitlist:thanks.title')), 1);
  for (const kind of ['confirm', 'leave'] as const) {
    await tab.goto(await linkInMail(email, kind));
    await tab.press({ role: 'button', name: t(`links:${kind}.idle.action`) });
    await tab.expectCount(heading(t(`links:${kind}.done.title`)), 1);
  }
});

test('B18, R3, B10 goes back to the lesson that was pressed, and copies its address', async ({ tab, t, at }) => {
  const link = 'main :is(h2, h3) a[href*="/video/video15"]';
  await tab.goto(at('/videos'));
  await tab.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }), link);
  await tab.expectInPage(isPlaceKept, true);
  const place = await tab.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(1000);
  const name = await tab.evaluate((wanted) => document.querySelector(wanted)!.textContent, link);
  await tab.press({ role: 'link', name, within: 'main' });
  await tab.expectAddress(at('/video/video15'));
  await tab.expectInPage(() => window.scrollY === 0 && document.activeElement?.id === 'main', true);
  await tab.go('back');
  await tab.expectAddress(at('/videos'));
  await tab.expectInPage((wanted) => Math.abs(scrollY - wanted) <= 50, true, place);
  await tab.expectInPage((wanted) => document.activeElement === document.querySelector(wanted), true, link);
  await tab.go('forward');
  await tab.expectAddress(at('/video/video15'));
  await tab.press({ role: 'button', name: t('common:share.button') });
  await tab.expectText(t('common:share.copied'));
});

test('B18, B15 tries every experiment until it says what it shows', async ({ tab, t, at }) => {
  test.setTimeout(180_000);
  for (const { video, presses, says } of experiments(t)) {
    await tab.goto(at(`/video/${video}`));
    for (const [role, name] of presses) await tab.press({ role, name, within: 'main' });
    await tab.expectText(says);
  }
});
