import { videosData } from '../../src/features/videos/videosData';
import { freshEmail, linkInMail } from '../support/signUp';
import { texts } from '../support/texts';
import { expect, test, type Named, type Tab } from './test';

const heading = (name: string): Named => ({ role: 'heading', name, within: 'main' });

test('B18 hears what a page says, its errors and what its policy refuses', async ({ tab }) => {
  await tab.goto('/login?forceHideBadge=true');
  await tab.evaluate(() => {
    console.error('an error of the site');
    setTimeout(() => {
      throw new Error('thrown in vain');
    });
    void Promise.reject(new Error('refused in vain'));
    document.body.append(Object.assign(new Image(), { src: 'https://evil.test/picture.png' }));
  });
  const heard: string[] = [];
  await expect(async () => {
    heard.push(...(await tab.console()));
    for (const words of ['an error of the site', 'thrown in vain', 'refused in vain', 'evil.test/picture.png'])
      expect(heard.join('\n')).toContain(words);
  }).toPass();
});

test('B18, I1, N3 changes the language, also on a page that the browser kept', async ({ tab, t }) => {
  await tab.goto('/login');
  await tab.expectCount(heading(t('login.title')), 1);
  await tab.evaluate(() => document.body.classList.add('was-kept'));
  await tab.goto('/community');
  await tab.press({ role: 'button', name: t('nav.openMenu') });
  await tab.press({ role: 'link', name: t('nav.languages.en'), within: 'dialog' });
  await tab.expectInPage(() => document.documentElement.lang, 'en');
  expect(await tab.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  // The browser's own command would wait for a page to load.
  await tab.evaluate(() => void setTimeout(() => history.back()));
  await tab.expectInPage(() => document.body.classList.contains('was-kept'), true);
  await tab.expectCount(heading(texts.en.t('login.title')), 1);
});

test('B18, N4 opens its menu by a press, and closes it by a press and by leaving', async ({ tab, t, at }) => {
  const button = { role: 'button', name: t('nav.openMenu') };
  const waitlist: Named = { role: 'link', name: t('nav.waitlist'), within: 'dialog' };
  await tab.goto(at('/community'));
  await tab.press(button);
  await tab.expectCount(waitlist, 1);
  await tab.press({ role: 'button', name: t('nav.closeMenu'), within: 'dialog' });
  await tab.expectCount({ role: 'dialog' }, 0);
  await tab.press(button);
  await tab.press(waitlist);
  await tab.expectAddress(at('/waitlist'));
  await tab.expectCount(heading(t('waitlist.title')), 1);
  await tab.expectCount({ role: 'dialog' }, 0);
});

test('B18, V1–V4 filters by word to nothing and back, with the address following', async ({ tab, t, at }) => {
  const cards: Named = { role: 'article', within: 'main' };
  await tab.goto(at('/videos'));
  await tab.expectCount(cards, videosData.length);
  await tab.press({ role: 'searchbox', name: t('videos.filters.search') });
  await tab.type('zzzz');
  await tab.expectCount(heading(t('videos.none.title')), 1);
  await tab.expectAddress(at('/videos?q=zzzz'));
  await tab.press({ role: 'button', name: t('videos.none.clear') });
  await tab.expectCount(cards, videosData.length);
  await tab.expectAddress(at('/videos'));
});

test('B18, W3, W5, W6, B3, B4 says what is missing, joins, confirms and leaves', async ({ tab, t, at }) => {
  const email = freshEmail();
  const send: Named = { role: 'button', name: t('common.joinWaitlist'), within: 'main' };
  await tab.goto(at('/waitlist'));
  await tab.press(send);
  for (const key of ['nameTooShort', 'email', 'interests'] as const) await tab.expectText(t(`waitlist.errors.${key}`));
  await tab.press({ role: 'textbox', name: t('waitlist.fields.name') });
  await tab.type('Íñigo');
  await tab.press({ role: 'textbox', name: t('waitlist.fields.email') });
  await tab.type(email);
  await tab.press({ role: 'checkbox', name: t('waitlist.interests.web3') });
  await tab.press(send);
  await tab.expectCount(heading(t('waitlist.thanks.title')), 1);
  for (const kind of ['confirm', 'leave'] as const) {
    await tab.goto(await linkInMail(email, kind));
    await tab.press({ role: 'button', name: t(`links.${kind}.idle.action`) });
    await tab.expectCount(heading(t(`links.${kind}.done.title`)), 1);
  }
});

test('B18, P4, B10 posts a comment as it is written, likes it, and copies the address', async ({ tab, t, at }) => {
  const likes = (total: number): Named => ({ role: 'button', name: t('comments.like', { total }), within: 'main' });
  await tab.goto(at('/video/video4'));
  await tab.press({ role: 'textbox', name: t('comments.form.label') });
  await tab.type('<b>¡Hola!</b>');
  await tab.press({ role: 'button', name: t('comments.form.send') });
  await tab.expectText('<b>¡Hola!</b>');
  await tab.press(likes(0));
  await tab.expectCount(likes(1), 1);
  await tab.press({ role: 'button', name: t('common.share.button') });
  await tab.expectText(t('common.share.copied'));
});

/** Brings the link of a lesson to the middle of the screen, until its place is kept. */
async function lookAt(tab: Tab, selector: string): Promise<number> {
  await tab.evaluate(
    (wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );
  await tab.expectInPage(() => {
    const kept = (history.state as { scrollPosition?: { top: number } } | null)?.scrollPosition?.top;
    return window.scrollY > 0 && kept !== undefined && Math.abs(kept - window.scrollY) < 2;
  }, true);
  return tab.evaluate(() => Math.round(scrollY));
}

test('B18, R3, R4, V5 goes back to the lesson that was pressed, and forward again', async ({ tab, at }) => {
  const link = 'main :is(h2, h3) a[href*="/video/video15"]';
  await tab.goto(at('/videos'));
  const place = await lookAt(tab, link);
  expect(place).toBeGreaterThan(1000);
  const name = await tab.evaluate((wanted) => document.querySelector(wanted)!.textContent, link);
  await tab.press({ role: 'link', name, within: 'main' });
  await tab.expectAddress(at('/video/video15'));
  await tab.expectInPage(() => window.scrollY === 0 && document.activeElement?.id === 'main', true);
  await tab.back();
  await tab.expectAddress(at('/videos'));
  await tab.expectInPage((wanted) => Math.abs(scrollY - wanted) <= 50, true, place);
  await tab.expectInPage((wanted) => document.activeElement === document.querySelector(wanted), true, link);
  await tab.forward();
  await tab.expectAddress(at('/video/video15'));
});

test('B18, B15 tries every experiment until it says what it shows', async ({ tab, t, at }) => {
  const pressed = (name: string) => tab.press({ role: 'button', name, within: 'main' });
  await tab.goto(at('/video/video3'));
  await pressed(t('chain.cheat'));
  await pressed(t('chain.mend', { number: 1 }));
  await tab.expectText(t('chain.status.noLink', { number: 2 }));

  await tab.goto(at('/video/video17'));
  for (const step of ['make', 'sign', 'check'] as const) await pressed(t(`signature.${step}`));
  await tab.expectText(t('signature.verdict.fits'));

  await tab.goto(at('/video/video19'));
  await tab.press({ role: 'radio', name: t('vote.tokens'), within: 'main' });
  await tab.expectText(t('vote.verdict.holders'));

  await tab.goto(at('/video/video8'));
  for (const step of ['issue', 'show'] as const) await pressed(t(`credential.${step}`));
  await tab.expectText(t('credential.verdict.onlyAge'));
  await pressed(t('credential.lose'));
  await pressed(t('credential.show'));
  await tab.expectText(t('credential.verdict.lost'));

  await tab.goto(at('/video/video5'));
  await pressed(t('sight.look'));
  await tab.expectText(await tab.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));

  await tab.goto(at('/video/video9'));
  await pressed(`${t('room.people.ana')} ${t('room.calls.book')}`);
  await pressed(`${t('room.people.stranger')} ${t('room.calls.cancel')}`);
  await tab.expectText(t('room.missing', { line: 7 }));

  await tab.goto(at('/video/video6'));
  await pressed(t('scam.no'));
  await tab.expectText(t('scam.messages.verify.tell'));

  await tab.goto(at('/video/video11'));
  await tab.press({ role: 'radio', name: t('token.unlimited'), within: 'main' });
  await pressed(t('token.take', { price: 2 }));
  await tab.expectText(t('token.event.stays'));
});
