import path from 'node:path';
import type { Page } from '@playwright/test';
import { startSite, type Site } from '../test-support/site';
import { testVideos, videoSite } from '../test-support/video/videoSite';
import { paths } from '../src/lib/paths';
import { bringAxe, findings } from './support/accessibility';
import { chooseLanguage, otherLanguage } from './support/menu';
import { waitUntilIdle } from './support/idle';
import { expect, test, type Visit } from './support/test';

const usualUrl = process.env.E2E_URL;
let site: Site;
test.beforeAll(async () => {
  // To build it.
  test.setTimeout(300_000);
  site = await startSite(undefined, videoSite(path.resolve(__dirname, '..')));
  process.env.E2E_URL = site.url;
});
test.afterAll(async () => {
  process.env.E2E_URL = usualUrl;
  await site.stop();
  site.remove();
});

const video = (page: Page) => page.locator('video');
const isPaused = (page: Page) => video(page).evaluate(({ paused }: HTMLVideoElement) => paused);
const captions = (page: Page) =>
  video(page).evaluate(({ textTracks }: HTMLVideoElement) =>
    [...textTracks].flatMap(({ mode, language }) => (mode === 'showing' ? [language] : [])),
  );
const expectToPlayFrom = (page: Page, second: number) =>
  expect
    .poll(() => video(page).evaluate(({ currentTime }: HTMLVideoElement) => currentTime), 'the time of the video')
    .toBeGreaterThan(second);
const playForEver = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => Object.assign(element, { loop: true, isFirst: true }).play());
const openTranscript = ({ page, t }: Visit) => page.getByText(t('video:transcript'), { exact: true }).click();
const line = (page: Page, index: number) =>
  page.locator('.transcript').getByRole('listitem').nth(index).getByRole('button');
const marked = (page: Page) => page.locator('.transcript [aria-current]');

test('B13, G8 fetches a video when it is played, by the keyboard', async ({ page, language, open }) => {
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.resourceType() === 'media')));
  await open(paths.video(testVideos.file));
  await waitUntilIdle(page);
  expect(asked).toBe(0);
  expect(await captions(page)).toEqual([language]);
  await video(page).focus();
  await page.keyboard.press('Space');
  await expectToPlayFrom(page, 0.2);
  expect(asked).toBeGreaterThan(0);
});

test('B13 plays from a pressed line, marks what is being said, and prints all of it', async ({ visit, page, open }) => {
  await bringAxe(page);
  await open(paths.video(testVideos.file));
  await openTranscript(visit);
  expect(await findings(page)).toEqual([]);
  await expect(page.locator('.transcript-lines')).toHaveCSS('max-height', '320px');
  const third = line(page, 2);
  await third.press('Enter');
  await expectToPlayFrom(page, 4.6);
  await expect(marked(page)).toHaveText([await third.innerText()]);
  await expect(third).toBeFocused();
  await expect.poll(() => isPaused(page)).toBe(true);
  await expect(marked(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.transcript-lines')).toHaveCSS('max-height', 'none');
});

test('B13, B18 changes captions with the language @engines', async ({ visit, page, language, open }) => {
  const other = otherLanguage(language);
  await open(paths.video(testVideos.file));
  await openTranscript(visit);
  await playForEver(page);
  await line(page, 1).press('Enter');
  await expectToPlayFrom(page, 2.1);
  await expect(marked(page)).toHaveText(/^0:02/);
  const first = await line(page, 0).innerText();
  await chooseLanguage(visit, other);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect.poll(() => captions(page)).toEqual([other]);
  expect(await isPaused(page)).toBe(false);
  expect(await video(page).evaluate((element) => 'isFirst' in element)).toBe(true);
  await expect(line(page, 0)).not.toHaveText(first);
});

test('B13 plays a lost video once it can', async ({ page, t, open, expectConsole, expectRequest }) => {
  expectRequest(/media\.test/);
  expectConsole(/404/);
  let isThere = false;
  await page.route('https://media.test/**', async (route) => {
    if (!isThere) return route.fulfill({ status: 404 });
    const response = await page.request.get('/media/video.webm');
    return route.fulfill({ response });
  });
  await bringAxe(page);
  await open(paths.video(testVideos.lost));
  await video(page).focus();
  await page.keyboard.press('Space');
  const alert = page.getByRole('alert').filter({ hasText: t('video:failed') });
  await expect(alert).toBeVisible();
  expect(await findings(page)).toEqual([]);
  isThere = true;
  await alert.getByRole('button', { name: t('common:loadFailed.again') }).press('Enter');
  await expectToPlayFrom(page, 0.2);
  await expect(alert).toHaveCount(0);
  await expect(video(page)).toBeFocused();
});

test('B13, B11, G8 asks another site for nothing before the press', async ({ page, t, open, expectRequest }) => {
  const player = 'https://www.youtube-nocookie.com/embed/aB3_-6789xY';
  expectRequest(/youtube-nocookie/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) asked.push(request.url());
  });
  await page.route(`${new URL(player).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  await bringAxe(page);
  await open(paths.video(testVideos.youTube));
  await waitUntilIdle(page);
  expect(await findings(page)).toEqual([]);
  await page.mouse.wheel(0, 3000);
  await waitUntilIdle(page);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: t('video:embedded.load', { site: 'YouTube' }) }).press('Enter');
  await expect(page.locator('iframe')).toBeFocused();
  await expect.poll(() => asked.map((address) => address.split('?')[0])).toEqual([player]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('B13, B1 reads complete: the video, what is said in it, the way to another site', async ({ page, at, t }) => {
    await page.goto(at(paths.video(testVideos.file)));
    await expect(page.locator('video[controls]')).toHaveCount(1);
    await page.getByText(t('video:transcript'), { exact: true }).click();
    await expect(page.locator('.transcript').getByRole('listitem')).toHaveCount(3);
    await page.goto(at(paths.video(testVideos.youTube)));
    await expect(page.getByRole('link', { name: t('video:embedded.page', { site: 'YouTube' }) })).toHaveCount(1);
  });
});
