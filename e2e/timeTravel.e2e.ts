import { bringDevTools } from './support/devTools';
import { holdBack } from './support/holdBack';
import { visit, visitors, type Visit } from './support/journey';
import { bringReduxDevTools } from './support/reduxDevTools';
import { requestsEnded, settled } from './support/settled';
import { fillIn, freshEmail, send } from './support/signUp';
import { rpc } from './support/signUpForm';
import { until } from './support/until';
import { whatIsSeen } from './support/whatIsSeen';

// A busy machine takes long for so many moments.
jest.setTimeout(180_000);

type DevTools = Awaited<ReturnType<typeof bringDevTools | typeof bringReduxDevTools>>;
type Seen = Awaited<ReturnType<typeof whatIsSeen>>;

interface Moment {
  name: string;
  at: unknown;
  seen: Seen;
}

const typed = { message: 'A nanosecond is a foot.' };

/** Lives through the site, and remembers what was seen at each moment. */
function liveDiary({ page }: Visit, devTools: DevTools) {
  const moments: Moment[] = [];
  const look = async () => ({ at: await devTools.moment(), seen: await whatIsSeen(page) });
  const remember = async (name: string) => {
    // A piece of the page can be on its way for longer than nothing changes.
    await requestsEnded(page);
    let last = await look();
    await until(`"${name}" stands still`, async () => {
      const before = JSON.stringify(last);
      await page.waitForTimeout(100);
      last = await look();
      return JSON.stringify(last) === before;
    });
    moments.push({ name, ...last });
  };
  const comeBackTo = async ({ name, at, seen }: Moment) => {
    await devTools.jumpTo(at);
    let now = seen;
    const isSame = async () => {
      now = await whatIsSeen(page);
      return JSON.stringify(now) === JSON.stringify(seen);
    };
    await until(name, isSame).catch(() => undefined);
    expect({ name, ...now }).toEqual({ name, ...seen });
  };
  return { moments, remember, comeBackTo };
}

/** Sixteen moments and more, of every kind of thing that a visitor can do. */
async function live(visit: Visit, { remember }: ReturnType<typeof liveDiary>): Promise<string> {
  const { page, t, at, isPhone } = visit;
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name: new RegExp(`^${name}( \\d|$)`) });
  const heading = (name: string) => main.getByRole('heading', { level: 1, name });
  const follow = async (plain: string, where = 'footer') => {
    await page
      .locator(`${where} a[href^="${at(plain)}?"]`)
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === at(plain));
  };

  await remember('home');
  if (isPhone) await page.getByRole('button', { name: t('nav.openMenu') }).click();
  else await page.getByRole('button', { name: t('nav.members') }).click();
  await remember('menu');
  await page.keyboard.press('Escape');

  await follow('/videos');
  await heading(t('videos.title')).waitFor();
  await remember('explorer');
  await page.getByRole('searchbox').fill('zzz');
  await page.waitForURL(/q=zzz/);
  await remember('nothing found');
  await page.getByRole('button', { name: t('videos.none.clear') }).click();
  await page.waitForURL((url) => url.search === '');
  await page.getByRole('button', { name: t('videos.layout.list') }).click();
  await remember('as a list');

  await follow('/video/video1', 'main');
  await button(t('video.like')).waitFor();
  await remember('lesson');
  await button(t('video.like')).click();
  await button(t('video.liked')).waitFor();
  await remember('liked');
  await page.getByLabel(t('comments.form.label')).fill('¡Hola!');
  await page.getByRole('button', { name: t('comments.form.send') }).click();
  await main.getByText('¡Hola!').waitFor();
  await remember('commented');

  await follow('/profile/vega', 'main');
  await button(t('profile.follow')).waitFor();
  await remember('profile');
  await button(t('profile.follow')).click();
  await button(t('profile.following')).waitFor();
  await remember('followed');

  await follow('/community');
  await main.locator('.lead-text').getByRole('button', { name: 'Web3' }).click();
  await page.waitForFunction(() => document.querySelector(':popover-open') !== null);
  await remember('term explained');
  await page.keyboard.press('Escape');

  await follow('/waitlist');
  await heading(t('waitlist.title')).waitFor();
  await remember('waitlist');
  const email = freshEmail();
  await fillIn(visit, email);
  await page.getByLabel(t('waitlist.fields.message')).fill(typed.message);
  await page.route(rpc, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await send(visit).click();
  await page.getByText(t('waitlist.toast.errorTitle')).waitFor();
  await remember('refused');
  await send(visit).click();
  await page.getByRole('heading', { name: t('waitlist.thanks.title') }).waitFor();
  await page.getByText(t('waitlist.toast.successTitle')).waitFor();
  await remember('thanks and toast');
  // By itself it would go at some moment of its own.
  await page.evaluate(() => document.querySelector<HTMLElement>('.toast-card button')?.click());
  await page.getByText(t('waitlist.toast.successTitle')).waitFor({ state: 'detached' });
  await remember('toast closed');

  if (isPhone) await page.getByRole('button', { name: t('nav.openMenu') }).click();
  await page.getByRole('link', { name: visit.language === 'es' ? 'English' : 'Español' }).click();
  await page.waitForFunction((language) => document.documentElement.lang !== language, visit.language);
  if (isPhone) await page.keyboard.press('Escape');
  await remember('in another language');
  return email;
}

const isInTransition = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));

/** Jumps where a page is only half there: its code on the way, or its view transition. By now both visitors are at plain addresses. */
async function jumpBetweenPages({ page }: Visit, devTools: DevTools, diary: ReturnType<typeof liveDiary>) {
  const { moments, remember, comeBackTo } = diary;
  const [, , explorer] = moments;
  const follow = async (path: string) => {
    await page.locator(`footer a[href^="${path}?"]`).click();
    await page.waitForURL((url) => url.pathname === path);
  };
  const code = await holdBack(page, '**/PrivacyPage.*.js');
  await follow('/privacy');
  const onItsWay = await devTools.moment();
  await comeBackTo(explorer!);
  await code.letPass();
  await comeBackTo(explorer!);
  await devTools.jumpTo(onItsWay);
  await page.waitForFunction(() => document.title !== '' && document.querySelectorAll('main h2').length > 5);
  await remember('page whose code was on the way');
  await devTools.resume();

  // A transition that is under way lies over the link, for as long as it is slowed down.
  await until('no transition is under way', async () => !(await page.evaluate(isInTransition)));
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await follow('/community');
  await page.waitForFunction(isInTransition);
  await remember('view transition under way');
  expect(await page.evaluate(isInTransition)).toBe(true);
  await comeBackTo(explorer!);
  await comeBackTo(moments.at(-1)!);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

// Each visitor with one of the two, since what they show is the same.
const [onPhone, onWideScreen] = visitors;
it.each([
  ['a stand-in for the extension', bringDevTools, onPhone],
  ['the protocol of Redux DevTools', bringReduxDevTools, onWideScreen],
])(
  'B8, B11 every jump by %s shows its moment’s page, title, address and language, and no action tells what was typed',
  (_name, bring, { language, viewport }) =>
    visit(language, { viewport }, async (visit) => {
      const { page, at, expectConsole } = visit;
      const devTools = await bring(page);
      const diary = liveDiary(visit, devTools);
      const response = await page.goto(at('/'));
      expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      await settled(page);

      const email = await live(visit, diary);
      // To draw motion takes longer than all else, so only some of the jumps interrupt it.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await jumpBetweenPages(visit, devTools, diary);
      const { moments, comeBackTo } = diary;
      expect(moments.length).toBeGreaterThanOrEqual(16);
      for (const moment of moments.toReversed()) await comeBackTo(moment);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const index of moments.keys()) await comeBackTo(moments[(index * 5) % moments.length]!);

      const actions = await devTools.actions();
      expect(actions).toContain('"waitlist/submit/fulfilled"');
      for (const value of [email, typed.message, 'أنا']) expect(actions).not.toContain(value);
      expectConsole(/503/);
    }),
);
