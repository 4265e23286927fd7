import { execFileSync } from 'node:child_process';
import { brand } from '../../src/lib/site';
import type { Listener } from './heard';

/** Words that are said, and what never is. */
export type Expected = { says?: string[]; never?: (string | RegExp)[] };
const twice = (words: string) => new RegExp(`${words}.*${words}`);
const languagesOfHeadings = () => execFileSync('/usr/bin/python3', [`${__dirname}/languages.py`], { encoding: 'utf8' });

/** Each way of a visitor who sees nothing, and what is heard at its stations. */
export const ways: Record<string, (listener: Listener) => Promise<[said: string, expected: Expected][]>> = {
  'headings of home': async ({ open, page, type }) => {
    await open('/');
    await page.locator('body').click({ position: { x: 5, y: 300 } });
    return [[await type('h', 'h', 'h'), { says: ['heading level 2'] }]];
  },
  language: async ({ open, page, press, isPhone, t, language }) => {
    await open('/community');
    if (isPhone) await press(page.getByRole('button', { name: t('nav:openMenu') }));
    const other = language === 'es' ? 'en' : 'es';
    const said = await press(page.locator(`a[hreflang="${other}"]`).filter({ visible: true }));
    return [
      [said, { says: [t(`nav:languages.${other}`)] }],
      [languagesOfHeadings(), { says: [other], never: [language] }],
    ];
  },
  'menu or members': async ({ open, page, press, isPhone, t }) => {
    await open('/community');
    if (!isPhone) return [[await press(page.getByRole('button', { name: t('nav:members') })), { says: ['expanded'] }]];
    const opened = await press(page.getByRole('button', { name: t('nav:openMenu') }));
    const gone = await press(page.getByRole('dialog').getByRole('link', { name: t('nav:videos') }));
    return [
      [opened, { says: [t('nav:menu')], never: [`${brand} link`] }],
      [gone, { says: [t('videos:title')], never: [t('nav:openMenu')] }],
    ];
  },
  search: async ({ open, page, press, type, t }) => {
    await open('/videos');
    await press(page.getByRole('searchbox'), 'b');
    const said = await type('i', 't', 'c', 'o', 'i', 'n');
    return [[said, { says: [t('videos:count', { count: 0 }), 'blockchain'], never: [/\d+ video.*\d+ video/] }]];
  },
  'a term': async ({ open, page, press }) => {
    await open('/community');
    const said = await press(page.locator('.explained-term').first());
    const meaning = (await page.locator('.explanation:popover-open .glossary-meaning').textContent())!;
    // It begins in the middle of a sentence.
    return [[said, { says: [meaning.slice(1, 20)] }]];
  },
  'video with its experiment': async ({ open, page, press, t }) => {
    await open('/video/video3');
    return [
      [await press(page.locator('.like-button')), { says: ['pressed'], never: [/\b0\b/] }],
      [await press(page.getByRole('button', { name: t('chain:cheat') })), { never: ['statusbar'] }],
    ];
  },
  'empty sign-up': async ({ open, page, press, t }) => {
    await open('/waitlist');
    const problem = t('waitlist:errors.nameTooShort', { nameMin: 2 });
    const said = await press(page.locator('[type="submit"]'));
    return [[said, { says: [problem], never: [twice(problem), t('waitlist:errors.email')] }]];
  },
  'sign-up': async ({ open, page, press, type, browser, t }) => {
    await open('/waitlist');
    await page.getByLabel(t('waitlist:fields.name'), { exact: true }).pressSequentially('Ana');
    await page.getByLabel(t('waitlist:fields.email'), { exact: true }).pressSequentially(`a${Date.now()}@example.com`);
    await page.getByRole('checkbox').first().check();
    const thanked = await press(page.locator('[type="submit"]'));
    const read = await type(...Array<string>(6).fill('Down'));
    // In Chromium Orca is silent where a script gives a heading the focus.
    const title = browser === 'firefox' ? [t('waitlist:thanks.title')] : [];
    return [
      [thanked, { says: title, never: [/[!.]\p{Lu}/u, twice(t('waitlist:toast.successTitle'))] }],
      [read, { says: t('waitlist:thanks.step').split(/(?<=:) /) }],
    ];
  },
  'Back and Forward': async ({ open, page, after, t }) => {
    await open('/community');
    await page.locator('footer a[href*="/privacy"]').click();
    await page.waitForTimeout(1000);
    const back = await after(() => page.goBack());
    return [
      [back, { says: [t('community:title')] }],
      [await after(() => page.goForward()), { says: [t('privacy:title')] }],
    ];
  },
  '404': async ({ open, after, t }) => [[await after(() => open('/nowhere')), { says: [t('notFound:title')] }]],
};
