import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { paths } from '../src/lib/paths';
import { contrast } from '../test-support/contrast';
import { kindsOfPage } from './support/states';
import { expect, test } from './support/test';

/** Controls, experiments, and what B14 leaves out of a printed lesson. */
const notOnPaper = `button:not(.begin-choice), form, .explorer-filters, .experiment, .home-experiment-stage,
  .lesson-page :is(.player, .lesson-offer, :has(> .video-tags), .lesson-rail, .lesson-before, .lesson-ending, .comments, .related-videos, .join-line)`;

/** The words of the page that is open, as a visitor sees them. */
const wordsOnScreen = (page: Page) =>
  page.locator('main').evaluate((main, left) => {
    const words: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement!;
      const isLeft = around.closest(`${left}, .avatar, .visually-hidden, noscript`);
      if (!isLeft && around.checkVisibility({ visibilityProperty: true })) words.push(node.textContent!);
    }
    return words.join(' ');
  }, notOnPaper);

/** Words and fields of the page that are too pale for white paper, with their colour. */
async function paleWords(page: Page): Promise<string[]> {
  const inks = await page.locator('body').evaluate((body) => {
    const inks: [words: string, red: number, green: number, blue: number][] = [];
    const note = (element: Element, words: string) => {
      if (!words || element.closest('.avatar, .visually-hidden, noscript')) return;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
      const { color, fill } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (element.closest('svg') ? fill : color).match(/[\d.]+/g)!.map(Number);
      inks.push([words, red, green, blue]);
    };
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      note(node.parentElement!, node.textContent!.trim());
    for (const field of body.querySelectorAll<HTMLInputElement>('.form-control')) note(field, field.value || field.id);
    return inks;
  });
  return inks.flatMap(([words, ...ink]) => {
    const colour = `#${ink.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    return contrast(colour, '#FFFFFF') < 4.5 ? `${words} (${colour})` : [];
  });
}

/** How often each word stands there, in whatever order: columns change it. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const words = text.normalize('NFKC').toLowerCase();
  for (const [word] of words.matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

test('B14 B20 every word of each kind of page stands on paper, black on white', async ({
  page,
  open,
  t,
  expectConsole,
}) => {
  test.setTimeout(180_000);
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  // As wide as what is printed, whose layout is that of its width.
  await page.setViewportSize({ width: 720, height: 1000 });
  for (const path of [...kindsOfPage, paths.video('video4')]) {
    await open(path);
    const seen = await wordsOnScreen(page);
    const pdf = await page.pdf({ format: 'A4', margin });
    const onPaper = countWords(execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }));
    const missing = [...countWords(seen)].flatMap(([word, times]) => ((onPaper.get(word) ?? 0) < times ? word : []));
    expect.soft({ path, missing }).toEqual({ path, missing: [] });

    // A field in focus, and what went wrong, have colours of their own.
    if (path === paths.waitlist)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('common:joinWaitlist') })
        .click();
    if (path === paths.home) {
      await page.locator('#home-experiment').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: t('chain:cheat') }).click();
    }
    await page.emulateMedia({ media: 'print' });
    expect.soft({ path, pale: await paleWords(page) }).toEqual({ path, pale: [] });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const gone of ['.site-header', '.starfield', 'main button:not(.begin-choice)', 'footer nav'])
      await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
  expectConsole(/404/);
});
