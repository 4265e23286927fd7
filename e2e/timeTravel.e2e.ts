import type { Page } from '@playwright/test';
import { holdBack } from './support/slowLine';
import { expect, test, type Visit } from './support/test';
import { bringReduxDevTools } from './support/reduxDevTools';
import { hydrated, requestsEnded, waitUntilIdle } from './support/idle';
import { fillIn, freshEmail, rpc, sendButton } from './support/signUp';
import { chooseLanguage, openMenu, otherLanguage } from './support/menu';
import { addressIn, texts } from './support/texts';
import { whatIsSeen } from './support/whatIsSeen';

type DevTools = Awaited<ReturnType<typeof bringReduxDevTools>>;

interface Moment {
  name: string;
  at: unknown;
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
  const comeBackTo = async ({ name, at, seen }: Moment) => {
    await devTools.jumpTo(at);
    await expect.poll(() => whatIsSeen(page), name).toEqual(seen);
  };
  return { moments, remember, comeBackTo };
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
  await remember('nothing found');
  await button(t('videos:none.clear')).click();
  await expect(page).toHaveURL((url) => url.search === '');
  await button(t('videos:layout.list')).click();
  await remember('as a list');
  await button(t('videos:layout.map')).click();
  await page.getByRole('list', { name: t('videos:map.label') }).waitFor();
  await remember('on the map');

  await follow('/video/video1', 'main');
  await remember('lesson');
  await button(t('video:like')).click();
  await remember('liked');
  await page.getByLabel(t('comments:form.label')).fill('¡Hola!');
  await button(t('comments:form.send')).click();
  await remember('commented');
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
  await button(t('profile:follow')).waitFor();
  await remember('profile');
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

test('B8, B11 every jump in Redux DevTools shows its page, without what was typed', async ({
  visit,
  page,
  at,
  expectConsole,
}) => {
  // A busy machine takes long for so many moments.
  test.setTimeout(180_000);
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
  for (const moment of moments.toReversed()) await comeBackTo(moment);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const index of moments.keys()) await comeBackTo(moments[(index * 5) % moments.length]!);

  const everything = [await devTools.shown(), await devTools.exported(), JSON.stringify(await devTools.recorded())];
  for (const part of everything) {
    expect(part).toContain('waitlist/submit/fulfilled');
    for (const value of [email, ...Object.values(typed)]) expect(part).not.toContain(value);
  }
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('B8, I1 the state alone decides which language and page are loaded', async ({ page, t, browser }) => {
  const english = texts.en.t;
  const visitor = await (await browser.newContext()).newPage();
  const theirs = await bringReduxDevTools(visitor);
  await visitor.goto('/en/community');
  await hydrated(visitor);
  const file = await theirs.exported();
  await theirs.jumpTo(0);
  await expect(heading(visitor, t('home:hero.title'))).toBeVisible();
  await visitor.context().close();

  const devTools = await bringReduxDevTools(page);
  await page.goto('/');
  await hydrated(page);
  await devTools.bring(file);
  await expect(heading(page, english('community:title'))).toBeVisible();
  await devTools.dispatch('location/pathChanged', '/community');
  await expect(heading(page, t('community:title'))).toBeVisible();
  await expect(page).toHaveURL('/community');
});

test('B8, R2 page and address stay together after a jump, a press and Back, and while DevTools locks', async ({
  page,
  t,
  open,
}) => {
  const devTools = await bringReduxDevTools(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  const follow = (path: string) => page.locator(`footer a[href^="${path}?"]`).click();
  const isAt = async (path: string, title: string) => {
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(path);
  };
  await follow('/community');
  await isAt('/community', t('community:title'));
  const moment = await devTools.moment();
  await follow('/videos');
  await isAt('/videos', t('videos:title'));

  await devTools.jumpTo(moment);
  await follow('/waitlist');
  await isAt('/community', t('community:title'));
  await page.goBack();
  await isAt('/community', t('community:title'));
  await devTools.resume();
  await devTools.lock(true);
  await devTools.jumpTo(moment);
  await isAt('/community', t('community:title'));
  await follow('/waitlist');
  await isAt('/community', t('community:title'));
});

test('B8, N6 an imported visit shows the steps of an experiment once its code is loaded', async ({ page, t, open }) => {
  const devTools = await bringReduxDevTools(page);
  await open('/community');
  const file = JSON.parse(await devTools.exported()) as { payload: string };
  const arrival = { path: '/video/video11', query: '', arrival: 'load', state: null, key: 'lesson' };
  const steps = [
    { type: 'location/arrived', payload: arrival },
    { type: 'token/programAllowed', payload: 'unlimited' },
    { type: 'token/programTook' },
  ];
  await devTools.bring(JSON.stringify({ ...file, payload: JSON.stringify(steps) }));
  await expect(page.getByRole('radio', { name: t('token:unlimited') })).toBeChecked();
});
