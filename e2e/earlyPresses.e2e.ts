import { videosData } from '../src/features/videos/videosData';
import { languages } from '../src/lib/language';
import { namedPath } from '../src/lib/paths';
import { holdBack } from './support/holdBack';
import { journey, phone, visit, type Visit } from './support/journey';
import { settled } from './support/settled';
import { texts } from './support/texts';

/** Opens a page whose scripts come only once `press` has pressed something. */
async function pressBeforeScripts({ page, at }: Visit, plain: string, press: () => Promise<unknown>): Promise<void> {
  const scripts = await holdBack(page, '**/*.js');
  await page.goto(at(plain), { waitUntil: 'commit' });
  await press();
  await scripts.letPass();
  await settled(page);
  await page.unroute('**/*.js');
}

journey('B17, N2, N4 opens the menu before any script has come, and keeps it open when they come', async (visit) => {
  const { page, t, isPhone } = visit;
  const [button, link] = isPhone
    ? [t('nav.openMenu'), page.getByRole('dialog').getByRole('link', { name: /^Vega/ })]
    : [t('nav.members'), page.getByRole('banner').getByRole('link', { name: /^Vega/ })];
  await pressBeforeScripts(visit, '/community', async () => {
    await page.getByRole('button', { name: button }).click();
    await link.waitFor();
  });
  expect(await link.isVisible()).toBe(true);
  if (isPhone) await page.locator('.mobile-menu:modal').waitFor();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
});

it('B17, N4 closes the menu before any script has come', () =>
  visit('es', { viewport: phone }, async (visit) => {
    const { page, t } = visit;
    const menu = page.getByRole('dialog');
    await pressBeforeScripts(visit, '/community', async () => {
      await page.getByRole('button', { name: t('nav.openMenu') }).click();
      await menu.getByRole('button', { name: t('nav.closeMenu') }).click();
    });
    expect(await menu.isVisible()).toBe(false);
  }));

journey('B17, I1 changes the language before any script has come, and remembers it', async (visit) => {
  const { page, t, language, isPhone } = visit;
  const other = languages.find((one) => one !== language)!;
  const heading = page.getByRole('heading', { level: 1, name: texts[other].t('community.title') });
  await pressBeforeScripts(visit, '/community?utm=a', async () => {
    if (isPhone) await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await page.getByRole('link', { name: t(`nav.languages.${other}`) }).click();
    await heading.waitFor();
  });
  const { pathname, search } = new URL(page.url());
  expect([pathname, search]).toEqual([other === 'es' ? '/community' : namedPath(other, '/community'), '?utm=a']);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(other);
});

journey(
  'B17, B12, P4 acts on early presses of like and share once, and posts a comment that was typed before any script has come',
  async (visit) => {
    const { page, t } = visit;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const like = page.getByRole('button', { name: new RegExp(`^${t('video.like')} \\d`) });
    const liked = page.getByRole('button', { name: new RegExp(`^${t('video.liked')} \\d`) });
    const copied = page.getByText(t('common.share.copied'));
    await pressBeforeScripts(visit, '/video/video1', async () => {
      await like.click();
      await page.getByRole('button', { name: t('common.share.button') }).click();
      await page.getByLabel(t('comments.form.label')).fill('¡Hola!');
    });
    for (const result of [liked, copied]) {
      await result.waitFor();
      expect(await result.count()).toBe(1);
    }
    await page.getByRole('button', { name: t('comments.form.send') }).click({ timeout: 2000 });
    await page.getByRole('article').first().getByText('¡Hola!').waitFor();
  },
);

// slowPresses.e2e.ts does both on a phone, in Spanish.
it('B17 acts on an early press of follow once, as soon as it can', () =>
  visit('en', {}, async (visit) => {
    const { page, t } = visit;
    const follow = page.getByRole('button', { name: t('profile.follow'), exact: true });
    const following = page.getByRole('button', { name: t('profile.following'), exact: true });
    await pressBeforeScripts(visit, '/profile/vega', () => follow.click());
    await following.waitFor();
    expect(await following.count()).toBe(1);
  }));

it('B9, B17 stops the stars for an early press', () =>
  visit('en', { reducedMotion: 'no-preference' }, async (visit) => {
    const { page, t } = visit;
    const button = page.getByRole('button', { name: t('home.hero.stopStars') });
    await pressBeforeScripts(visit, '/', () => button.click());
    await page.waitForFunction((name) => document.querySelector(name)?.ariaPressed === 'true', '.motion-toggle');
  }));

it('B12, V1–V3 filters by what was typed before any script has come, not by what the address says', () =>
  visit('en', { viewport: phone }, async (visit) => {
    const { page, t, at } = visit;
    const search = page.getByRole('searchbox');
    await pressBeforeScripts(visit, '/videos', () => search.fill('web3'));
    await page.waitForURL((url) => url.search === '?q=web3');
    const found = await page.getByRole('article').count();
    expect(found).toBeLessThan(videosData.length);

    await pressBeforeScripts(visit, '/videos?q=zzzz&tag=web3', () => search.fill('a'));
    await page.waitForURL((url) => url.pathname + url.search === at('/videos?q=a&tag=web3'));
    expect(await search.inputValue()).toBe('a');
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);

    await pressBeforeScripts(visit, '/videos?q=web3', () => search.waitFor());
    expect(await search.inputValue()).toBe('web3');
    await page.getByRole('button', { name: t('videos.filters.clear') }).waitFor();
    expect(await page.getByRole('article').count()).toBe(found);
  }));
