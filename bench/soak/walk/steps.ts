import type { Page } from 'playwright-core';
import { arrive, go, readThrough, seen } from './go';
import { lessons } from './lessons';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** Home, and a profile by the list of members: follow, share. */
async function meetMember(page: Page): Promise<void> {
  await readThrough(page);
  for (let times = 0; times < 2; times += 1) await page.click('.motion-toggle');
  await page.hover('.members-dropdown > button');
  await go(page, '#navbar-members a[href*="/profile/vega?"]', 'profile');
  for (let times = 0; times < 2; times += 1) await page.click('.follow-button');
  await page.click('.follow-button + button');
  await seen(page, '.toast-card');
}

/** The explorer: tags, layouts, the search that finds one lesson. */
async function explore(page: Page): Promise<void> {
  await go(page, 'footer a[href*="/videos?"]', 'videos');
  for (let times = 0; times < 2; times += 1) await page.click('.tag:nth-child(3)');
  for (const place of [2, 1]) await page.click(`.layout-switch button:nth-child(${place})`);
  await page.fill('input[type=search]', 'web');
  await page.click('.chip');
  await seen(page, '.chip', 'detached');
}

/** A lesson: like, read, try its experiment, comment, share; then Back, Forward and the video after it. */
async function study(page: Page, round: number): Promise<void> {
  const { id, play } = lessons[round % lessons.length]!;
  await go(page, `main a.stretched-link[href*="/video/${id}?"]`, 'video');
  for (let times = 0; times < 2; times += 1) await page.click('.like-button');
  await page.click('.lesson-contents li:last-child button');
  await readThrough(page);
  await page.click('.lesson summary >> nth=0');
  await play(page);
  await page.fill('.comment-form textarea', `Round ${round}`);
  await page.click('.comment-form button');
  await page.click('.comment-like >> nth=0');
  await page.click('.like-button + button');
  await page.goBack();
  await arrive(page, 'videos');
  await page.goForward();
  await arrive(page, 'video');
  await page.click('.video-order a >> nth=0');
  await seen(page, 'main:not(:has(.lesson)) .video-actions');
}

/** The community in both languages, privacy, login. */
async function lookAround(page: Page): Promise<void> {
  await go(page, '.site-links a[href*="/community?"]', 'community');
  await page.click('.explained-term >> nth=0');
  for (const language of ['en', 'es']) {
    await page.click(`.site-nav .language-link[lang=${language}]`);
    await seen(page, `html[lang=${language}]`);
  }
  await go(page, 'footer a[href*="/privacy?"]', 'privacy');
  await go(page, '.site-links a[href*="/login?"]', 'login');
}

async function signUp(page: Page, round: number): Promise<void> {
  await go(page, '.site-links a[href*="/waitlist?"]', 'waitlist');
  await page.fill('[name=name]', 'Ana');
  await page.fill('[name=email]', `visitor-${round}@example.org`);
  await page.check('[name=interests] >> nth=0');
  await page.click('.waitlist-form [type=submit]');
  await page.click('.waitlist-thanks button');
  await seen(page, '.waitlist-form');
}

/** A narrow window: the menu, its report, its members; then home. */
async function useMenu(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  await page.click('.menu-button');
  await page.click('.menu-debug');
  await seen(page, '.debug-state');
  await page.keyboard.press('Escape');
  await seen(page, '.debug-overlay', 'detached');
  await page.click('.menu-button');
  await go(page, '.mobile-menu a[data-for-react]', 'home');
  await seen(page, '.mobile-menu', 'hidden');
  await page.setViewportSize(wide);
}

export const steps = [meetMember, explore, study, lookAround, signUp, useMenu];
