import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { holdBack } from './support/slowLine';
import { expect, test, type Visit } from './support/test';
import { requestsEnded, waitUntilIdle } from './support/idle';
import { fillIn, freshEmail, rpc, sendButton } from './support/signUp';
import { chooseLanguage, openMenu, otherLanguage } from './support/menu';
import { addressIn } from './support/texts';
import { whatIsSeen } from './support/whatIsSeen';

declare global {
  interface Window {
    devTools: typeof import('../test-support/devTools');
  }
}

const { outputFiles } = buildSync({
  entryPoints: [path.resolve(__dirname, '../test-support/devTools.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'devTools',
  footer: { js: 'window.devTools = devTools;' },
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
});

/** Records and jumps by the protocol of Redux DevTools. Call it before the page is opened. */
async function bringReduxDevTools(page: Page) {
  await page.addInitScript({ content: outputFiles[0]!.text });
  const state = () => page.evaluate(() => window.devTools.latestStore!.liftedStore.getState());
  const jumpTo = (index: number) =>
    page.evaluate((moment) => window.devTools.jumpInDevTools(window.devTools.latestStore!, moment), index);
  return {
    moment: async () => (await state()).currentStateIndex,
    jumpTo,
    /** After a jump to the past, what happens is recorded but not shown until one is back at the latest moment. */
    resume: async () => jumpTo((await state()).computedStates.length - 1),
    lock: (isLocked: boolean) =>
      page.evaluate((is) => window.devTools.lockInDevTools(window.devTools.latestStore!, is), isLocked),
    /** What the extension shows and exports, and the actions as the store has them. */
    everything: () =>
      page.evaluate(() => {
        const { latestStore, shownInDevTools, exportFromDevTools, recordedInDevTools } = window.devTools;
        return [shownInDevTools, exportFromDevTools, recordedInDevTools].map((tell) =>
          JSON.stringify(tell(latestStore!)),
        );
      }),
  };
}

type DevTools = Awaited<ReturnType<typeof bringReduxDevTools>>;

interface Moment {
  name: string;
  at: number;
  seen: Awaited<ReturnType<typeof whatIsSeen>>;
}

const typed = { name: 'أنا Ana', message: 'A nanosecond is a foot.' };

/** Remembers what was seen at each moment, and comes back to it. */
function startDiary({ page }: Visit, devTools: DevTools) {
  const moments: Moment[] = [];
  const look = async () => ({ at: await devTools.moment(), seen: await whatIsSeen(page) });
  const remember = async (name: string) => {
    // A piece of the page can be on its way for longer than nothing changes.
    await requestsEnded(page);
    let last = await look();
    await expect(async () => {
      const before = last;
      last = await look();
      expect(last).toEqual(before);
    }).toPass({ intervals: [100] });
    moments.push({ name, ...last });
  };
  const isSeen = ({ name, seen }: Moment) => expect.poll(() => whatIsSeen(page), name).toEqual(seen);
  const comeBackTo = async (moment: Moment) => {
    await devTools.jumpTo(moment.at);
    await isSeen(moment);
  };
  return { moments, remember, isSeen, comeBackTo };
}

type Diary = ReturnType<typeof startDiary>;

/** Sixteen moments and more, of every kind of thing that a visitor can do. */
async function live(visit: Visit, { remember }: Diary): Promise<string> {
  const { page, t, at } = visit;
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name: new RegExp(`^${name}( \\d|$)`) });
  const follow = async (plain: string, where = 'footer') => {
    await page
      .locator(`${where} a[href^="${at(plain)}?"]`)
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === at(plain));
    await expect(page.locator('#main')).toBeFocused();
  };

  await remember('home');
  await openMenu(visit);
  await remember('menu');
  await page.keyboard.press('Escape');

  await follow('/videos');
  await remember('explorer');
  await page.getByRole('searchbox').fill('zzz');
  await expect(page).toHaveURL(/q=zzz/);
  await page.getByRole('heading', { name: t('videos:none.lessons') }).waitFor();
  await remember('nothing found');
  await page.getByRole('searchbox').fill('scam');
  await expect(page).toHaveURL(/q=scam/);
  await page.getByRole('heading', { name: t('videos:none.meant', { count: 2 }) }).waitFor();
  await remember('lessons that speak of it');
  await button(t('videos:none.clear')).click();
  await expect(page).toHaveURL((url) => url.search === '');
  await button(t('videos:layout.map')).click();
  await page.getByRole('list', { name: t('videos:map.label') }).waitFor();
  await remember('on the map');

  await follow('/video/video1', 'main');
  await remember('lesson');
  await button(t('video:like')).click();
  await page.getByLabel(t('comments:form.label')).fill('¡Hola!');
  await button(t('comments:form.send')).click();
  await remember('liked and commented');
  const check = main.locator('.lesson-check').first();
  await check.locator('summary').click();
  await check.getByRole('radio').first().check();
  await check.getByRole('button', { name: t('lesson:check.commit') }).click();
  await remember('a question answered');

  await follow('/video/video5', '.lesson-ending');
  await button(t('sight:look')).click();
  await expect(main.getByText(t('sight:unseen'))).toBeHidden();
  await remember('an experiment tried');

  await follow('/profile/orion', 'main');
  await button(t('profile:follow')).click();
  await remember('followed');

  await follow('/community');
  await main.locator('.lead-text').getByRole('button', { name: 'Web3' }).click();
  await remember('term explained');
  await page.keyboard.press('Escape');

  await follow('/waitlist');
  await remember('waitlist');
  const email = freshEmail();
  await fillIn(visit, email, typed.name);
  await page.getByText(t('waitlist:fields.addMessage')).click();
  await page.getByLabel(t('waitlist:fields.message')).fill(typed.message);
  await page.route(rpc, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await sendButton(visit).click();
  await expect(page.getByText(t('waitlist:toast.errorTitle'))).toBeVisible();
  await remember('refused');
  await sendButton(visit).click();
  await expect(page.getByText(t('waitlist:toast.successTitle'))).toBeVisible();
  // Its code comes with the thanks.
  await button(t('waitlist:card.save')).waitFor();
  await remember('thanks and toast');
  // By itself it would go at some moment of its own.
  await page.evaluate(() => document.querySelector<HTMLElement>('.toast-card button')?.click());
  await expect(page.getByText(t('waitlist:toast.successTitle'))).toBeHidden();
  await remember('toast closed');

  await chooseLanguage(visit, otherLanguage(visit.language));
  await expect(page.locator('html')).not.toHaveAttribute('lang', visit.language);
  await page.keyboard.press('Escape');
  await remember('in another language');
  return email;
}

const isInTransition = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));

/** Jumps where a page is not there yet: its code on the way, or its view transition. By now the visit is in the other language. */
async function jumpBetweenPages({ page, language }: Visit, devTools: DevTools, diary: Diary) {
  const { moments, remember, comeBackTo } = diary;
  const [, , explorer] = moments;
  const pathOf = (plain: string) => addressIn(otherLanguage(language), plain);
  const press = (plain: string) => page.locator(`footer a[href^="${pathOf(plain)}?"]`).click();
  const code = await holdBack(page, '**/PrivacyPage.*.js');
  await press('/privacy');
  await code.isAskedFor();
  await comeBackTo(explorer!);
  await code.letPass();
  // Else the page could still arrive once the visit goes on.
  await waitUntilIdle(page);
  await comeBackTo(explorer!);
  await comeBackTo(moments.at(-1)!);
  await devTools.resume();

  // A transition that is under way lies over the link, for as long as it is slowed down.
  await expect.poll(() => page.evaluate(isInTransition)).toBe(false);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await press('/community');
  await expect(page).toHaveURL((url) => url.pathname === pathOf('/community'));
  await page.waitForFunction(isInTransition);
  await remember('view transition under way');
  expect(await page.evaluate(isInTransition)).toBe(true);
  // What comes next is shown once it is over.
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await comeBackTo(explorer!);
  await comeBackTo(moments.at(-1)!);
}

/** Neither a link nor Back changes page or address at an earlier moment, nor while DevTools locks. */
async function expectToStay({ page, at }: Visit, devTools: DevTools, { isSeen }: Diary, moment: Moment) {
  for (const isLocked of [false, true]) {
    await devTools.lock(isLocked);
    await page.locator(`footer a[href^="${at('/waitlist')}?"]`).click();
    await waitUntilIdle(page);
    await isSeen(moment);
    await page.goBack();
    await waitUntilIdle(page);
    await isSeen(moment);
  }
}

test('B8, B11 every jump in Redux DevTools shows its page, without what was typed', async ({
  visit,
  page,
  at,
  expectConsole,
}) => {
  // A busy machine takes long for so many moments.
  test.setTimeout(120_000);
  expectConsole(/503/);
  const devTools = await bringReduxDevTools(page);
  const diary = startDiary(visit, devTools);
  const response = await page.goto(at('/'));
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await waitUntilIdle(page);

  const email = await live(visit, diary);
  // To draw motion takes longer than all else, so only some of the jumps interrupt it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await jumpBetweenPages(visit, devTools, diary);
  const { moments, comeBackTo } = diary;
  expect(moments.length).toBeGreaterThanOrEqual(16);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const index of moments.keys()) await comeBackTo(moments[(index * 5) % moments.length]!);
  const [, , explorer] = moments;
  await comeBackTo(explorer!);
  await expectToStay(visit, devTools, diary, explorer!);

  for (const part of await devTools.everything()) {
    expect(part).toContain('waitlist/submit/fulfilled');
    for (const value of [email, ...Object.values(typed)]) expect(part).not.toContain(value);
  }
});

test('B8, H8, B22 every jump shows its lit figures, and its letter', async ({ visit, page, t, at, open }) => {
  const devTools = await bringReduxDevTools(page);
  const { moments, remember, isSeen } = startDiary(visit, devTools);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const sky = page.locator('#challenge');
  const [lines, letter] = [page.locator('.sky-lines'), page.locator('.letter-line')];
  const toTheSky = async () => {
    await sky.scrollIntoViewIfNeeded();
    await sky.locator('.sky-figure').last().waitFor();
  };
  const returnHome = async () => {
    await page
      .locator(`footer a[href^="${at('/')}?"]`)
      .first()
      .click();
    await expect(page.locator('#main')).toBeFocused();
    await toTheSky();
  };

  await open('/');
  await toTheSky();
  await remember('dark sky');
  await sky.locator('a[href*="/video/video3"]').click();
  const check = page.locator('.lesson-check').first();
  await check.locator('summary').click();
  await check.getByRole('radio').first().check();
  await check.getByRole('button', { name: t('lesson:check.commit') }).click();
  await returnHome();
  await remember('lit sky');
  await expect(lines).toHaveCount(1);
  await expect(letter).toHaveCSS('stroke-dashoffset', '1px');
  await page.getByRole('button', { name: t('home:hero.stopStars') }).click();
  await remember('whole letter');

  const [dark, lit, whole] = moments;
  for (const [moment, drawn, offset] of [
    [whole!, 1, '0px'],
    [lit!, 1, '1px'],
    [dark!, 0, '1px'],
  ] as const) {
    await devTools.jumpTo(moment.at);
    await toTheSky();
    await isSeen(moment);
    // A second later, too.
    await page.waitForTimeout(1200);
    await isSeen(moment);
    await expect(lines).toHaveCount(drawn);
    await expect(letter).toHaveCSS('stroke-dashoffset', offset);
  }
});
