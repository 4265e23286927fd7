import { languages } from '../src/lib/language';
import { visit, type Visit } from './support/journey';
import { requestKinds } from './support/requestKinds';
import { hydrated, settled } from './support/settled';
import { freshEmail } from './support/signUp';
import { fillIn, linkInMail, sendButton, thanks } from './support/signUpForm';

/**
 * A request of no expected kind, one to another host, or a cookie fails every journey of every file (see `visit`); one of them opens
 * all pages. Here is what a visitor does, so that all kinds are met, and no kind is expected that there is not.
 */
const seen = new Map<string, number>();

async function count({ page, requests }: Visit): Promise<void> {
  await settled(page);
  for (const [kind, times] of requests) seen.set(kind, (seen.get(kind) ?? 0) + times);
}

it('B11, G8 menu, search, tags, a lesson, sharing, comments and languages ask for nothing else', () =>
  visit('es', { viewport: { width: 390, height: 844 }, permissions: ['clipboard-write'] }, async (visit) => {
    const { page, t, open, language } = visit;
    await open('/');
    const openMenu = () => page.getByRole('button', { name: t('nav.openMenu') }).click();
    await openMenu();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('nav.showDebug') })
      .click();
    await page.getByRole('dialog', { name: t('debug.title') }).waitFor();
    await page.keyboard.press('Escape');
    await openMenu();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('nav.videos') })
      .click();
    await page.getByRole('searchbox').fill('web3');
    await page.waitForURL(/q=web3/);
    await page.getByRole('button', { name: t('videos.filters.tags'), expanded: false }).click();
    await page.locator('.tag').first().click();
    await page.waitForURL(/tag=/);
    await open('/video/video3');
    await page.getByRole('button', { name: t('common.share.button') }).click();
    await page.getByText(t('common.share.copied')).waitFor();
    await page.getByLabel(t('comments.form.label')).fill('…');
    await page.getByRole('button', { name: t('comments.form.send') }).click();
    await openMenu();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t(`nav.languages.${languages.find((one) => one !== language)!}`) })
      .click();
    await page.waitForFunction((before) => document.documentElement.lang !== before, language);
    await count(visit);
  }));

it('B11, G8 joining, confirming and leaving ask for their calls and nothing else', () =>
  visit('en', {}, async (visit) => {
    const { page, t, open } = visit;
    const email = freshEmail();
    await open('/waitlist');
    await fillIn(visit, email);
    await sendButton(visit).click();
    await thanks(visit).waitFor();
    for (const kind of ['confirm', 'leave'] as const) {
      await page.goto(await linkInMail(email, kind));
      await hydrated(page);
      await page.getByRole('button', { name: t(`links.${kind}.idle.action`) }).click();
      await page.getByRole('heading', { name: t(`links.${kind}.done.title`) }).waitFor();
    }
    await count(visit);
  }));

it('B11, G8 all kinds of requests were met, and these are all there are', () => {
  const lines = [...seen].map(([kind, count]) => `${String(count).padStart(5)}  ${kind}`);
  process.stdout.write(`Requests of the journeys above:\n${lines.join('\n')}\n`);
  const usual = Object.keys(requestKinds).filter((kind) => !/B12|B13|without scripts/.test(kind));
  expect([...seen.keys()].sort()).toEqual(usual.sort());
});
