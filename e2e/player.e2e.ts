import path from 'node:path';
import type { Page } from 'playwright-core';
import { testVideos, videoSite } from '../test-support/video/videoSite';
import { startSite, type Site } from '../test-support/site';
import { videosData } from '../src/features/videos/videosData';
import { languages } from '../src/lib/language';
import { paths } from '../src/lib/paths';
import { bringAxe, findings } from './support/axe';
import { chromiumOptions } from './support/chromium';
import { bringDevTools } from './support/devTools';
import { journey, phone, visit, visitors, type Visit } from './support/journey';
import { hydrated, settled } from './support/settled';
import { until } from './support/until';

let site: Site;
beforeAll(async () => {
  const root = path.resolve(__dirname, '..');
  site = await startSite(undefined, await videoSite(root, chromiumOptions.executablePath));
  process.env.E2E_URL = site.url;
}, 300_000);
afterAll(async () => {
  await site?.stop();
  site?.remove();
});

const inPreparation = videosData.find(({ id, videoUrl }) => !videoUrl && !Object.values(testVideos).includes(id));
const withoutVideo = inPreparation?.id ?? '';

const playback = (page: Page) =>
  page.$eval('video', ({ currentTime, paused, duration, textTracks }) => ({
    currentTime,
    paused,
    duration,
    captions: [...textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
  }));
const openTranscript = ({ page, t }: Visit) => page.getByText(t('video.transcript'), { exact: true }).click();
const lines = ({ page }: Visit) => page.locator('.transcript').getByRole('listitem');
const marked = (page: Page) => page.locator('.transcript [aria-current]').allInnerTexts();

it('B13, G8 fetches nothing of a video before it is played, and plays by the keyboard', () =>
  visit('en', {}, async (visit) => {
    const { page, requests } = visit;
    await visit.open(paths.video(testVideos.file));
    await settled(page);
    expect(requests.get('B13 video')).toBeUndefined();
    expect((await playback(page)).captions).toEqual([visit.language]);
    await page.locator('video').focus();
    await page.keyboard.press('Space');
    await until('it plays', async () => (await playback(page)).currentTime > 0.2);
    expect(Math.round((await playback(page)).duration)).toBe(6);
    expect(requests.get('B13 video')).toBeGreaterThan(0);
  }));

it('B13 plays from a line that is pressed, marks what is being said, and keeps the focus and the place', () =>
  visit('es', { viewport: phone }, async (visit) => {
    const { page } = visit;
    await visit.open(paths.video(testVideos.file));
    await openTranscript(visit);
    const third = lines(visit).nth(2).getByRole('button');
    await third.press('Enter');
    await until('it plays there', async () => (await playback(page)).currentTime > 4.6);
    const place = await page.evaluate(() => scrollY);
    expect(await marked(page)).toEqual([await third.innerText()]);
    expect(await third.evaluate((line) => line === document.activeElement)).toBe(true);
    await until('it has ended', async () => (await playback(page)).paused);
    expect(await marked(page)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }));

journey('B13 changes captions and transcript with the language, and the video goes on', async (visit) => {
  const { page, language, t, isPhone } = visit;
  const other = languages.find((one) => one !== language)!;
  await visit.open(paths.video(testVideos.file));
  await openTranscript(visit);
  await page.$eval('video', (element) => Object.assign(element, { loop: true, isFirst: true }).play());
  await until('it plays', async () => (await playback(page)).currentTime > 0.2);
  const first = await lines(visit).first().innerText();
  if (isPhone) await page.getByRole('button', { name: t('nav.openMenu') }).click();
  await page
    .getByRole(isPhone ? 'dialog' : 'banner')
    .getByRole('link', { name: t(`nav.languages.${other}`) })
    .click();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, other);
  expect(await playback(page)).toMatchObject({ captions: [other], paused: false });
  expect(await page.$eval('video', (element) => 'isFirst' in element)).toBe(true);
  expect(await lines(visit).first().innerText()).not.toBe(first);
  await page.$eval('video', ({ textTracks }) => [...textTracks].forEach((track) => (track.mode = 'disabled')));
  if (isPhone) await page.keyboard.press('Escape');
  expect((await playback(page)).captions).toEqual([]);
});

it('B13 prints all that is said, which on the screen is scrolled through', () =>
  visit('es', {}, async (visit) => {
    const { page } = visit;
    await visit.open(paths.video(testVideos.file));
    await openTranscript(visit);
    const height = () => page.$eval('.transcript-lines', (list) => getComputedStyle(list).maxHeight);
    await until('the video’s styles are there', async () => (await height()) === '320px');
    await page.emulateMedia({ media: 'print' });
    expect(await height()).toBe('none');
  }));

it('B13, B8 a jump to another moment leaves the video alone', () =>
  visit('en', { viewport: phone }, async (visit) => {
    const { page, t } = visit;
    const { moment, jumpTo } = await bringDevTools(page);
    await visit.open(paths.video(testVideos.file));
    const before = await moment();
    await page.getByRole('button', { name: new RegExp(`^${t('video.like')} \\d`) }).click();
    await openTranscript(visit);
    await page.$eval('video', (element) => Object.assign(element, { loop: true }).play());
    await until('it plays', async () => (await playback(page)).currentTime > 0.2);
    const after = await moment();
    await jumpTo(before);
    await until('the transcript is closed', async () => !(await page.$eval('details', ({ open }) => open)));
    expect((await playback(page)).paused).toBe(false);
    await jumpTo(after);
    await until('it is open again', () => page.$eval('details', ({ open }) => open));
    expect((await playback(page)).paused).toBe(false);
    expect(await moment()).toEqual(after);
  }));

it('B13, B12 says that a video cannot be loaded, and plays it once it can', () =>
  visit('es', {}, async (visit) => {
    const { page, t } = visit;
    let isThere = false;
    await page.route('https://media.test/**', async (route) => {
      if (!isThere) return route.fulfill({ status: 404 });
      const response = await page.request.get('/media/video.webm');
      return route.fulfill({ response });
    });
    await visit.open(paths.video(testVideos.lost));
    await page.locator('video').focus();
    await page.keyboard.press('Space');
    const told = page.getByRole('alert').filter({ hasText: t('video.failed') });
    await told.waitFor();
    isThere = true;
    await told.getByRole('button', { name: t('common.loadFailed.again') }).press('Enter');
    await until('it plays', async () => (await playback(page)).currentTime > 0.2);
    expect(await told.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('VIDEO');
    visit.expectRequest(/media\.test/);
    visit.expectConsole(/404/);
  }));

const players = [
  {
    site: 'YouTube',
    id: testVideos.youTube,
    player: 'https://www.youtube-nocookie.com/embed/aB3_-6789xY',
    visitor: visitors[0],
  },
  { site: 'Vimeo', id: testVideos.vimeo, player: 'https://player.vimeo.com/video/76979871', visitor: visitors[1] },
];

describe.each(players)('$site', ({ site: name, id, player, visitor }) => {
  it('B13, B11, G8 is asked for nothing before the press, and then for its player alone', () =>
    visit(visitor.language, { viewport: visitor.viewport }, async (visit) => {
      const { page, t } = visit;
      const asked: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== process.env.E2E_URL) asked.push(request.url());
      });
      await page.route(`${new URL(player).origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
      );
      await visit.open(paths.video(id));
      await settled(page);
      await page.mouse.wheel(0, 3000);
      await settled(page);
      expect(asked).toEqual([]);

      await page.getByRole('button', { name: t('video.embedded.load', { site: name }) }).press('Enter');
      await until('the player is there', () => page.frames().length === 2);
      expect(asked.map((address) => address.split('?')[0])).toEqual([player]);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
      visit.expectRequest(new RegExp(new URL(player).host));
    }));
});

it.each(languages)(
  'B13, B1 reads complete without scripts: the video, what is said in it, the way to another site (%s)',
  (language) =>
    visit(language, { javaScriptEnabled: false }, async ({ page, at, t }) => {
      await page.goto(at(paths.video(testVideos.file)));
      expect(await page.locator('video[controls]').count()).toBe(1);
      await page.getByText(t('video.transcript'), { exact: true }).click();
      expect(await page.locator('.transcript').getByRole('listitem').allInnerTexts()).toHaveLength(3);
      await page.goto(at(paths.video(testVideos.youTube)));
      expect(await page.getByRole('link', { name: t('video.embedded.page', { site: 'YouTube' }) }).count()).toBe(1);
    }),
);

it('B13 fetches the code of the player only on pages with a player', () =>
  visit('es', {}, async ({ page, open }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const isPlayer = (name: string) => /^\/PlayableVideo\.|\.vtt$/.test(name);
    for (const plain of ['/', paths.videos, paths.video(withoutVideo), paths.profile('vega')]) await open(plain);
    await settled(page);
    expect(fetched.filter(isPlayer)).toEqual([]);
    await page.goto(paths.video(testVideos.file));
    await hydrated(page);
    // The element may ask for its captions as well.
    expect(new Set(fetched.filter(isPlayer)).size).toBe(3);
  }));

journey('B13, P1 has nothing that axe holds against it, as it comes, open and failed', async (visit) => {
  const { page, t } = visit;
  await bringAxe(page);
  await page.route('https://media.test/**', (route) => route.fulfill({ status: 404 }));
  // The two other sites look the same.
  for (const id of [testVideos.file, visit.isPhone ? testVideos.youTube : testVideos.vimeo, testVideos.lost]) {
    await visit.open(paths.video(id));
    if (id !== testVideos.vimeo) await openTranscript(visit);
    if (id === testVideos.lost) {
      await page.locator('video').focus();
      await page.keyboard.press('Space');
      await page.getByText(t('video.failed')).waitFor();
    }
    expect({ id, found: await findings(page) }).toEqual({ id, found: [] });
  }
  visit.expectRequest(/media\.test/);
  visit.expectConsole(/404/);
});
