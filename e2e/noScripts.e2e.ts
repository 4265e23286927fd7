import type { Page } from '@playwright/test';
import { sitePaths, unlistedPaths } from '../src/app/sitePaths';
import { lessonIn } from '../scripts/content/lessons';
import { lessonIds } from '../src/features/lessons/lessonIds';
import { pathIn, paths } from '../src/lib/paths';
import { experiments } from './support/experiments';
import { frame, frameOf, layOutPage, misfits } from './support/layout';
import { kindsOfPage } from './support/states';
import { links, otherLanguage } from './support/menu';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

const allPages = [...new Set([...sitePaths, ...unlistedPaths, ...kindsOfPage])];

/** 1280 × 1024 at 400 % is this, and 320 px is the narrowest phone. */
const small = { width: 320, height: 256 };

// What WCAG 1.4.12 lets a visitor set.
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** As a sheet of the document, which the policy of the site allows. */
const setSheet = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.splice(1, 1, sheet);
  }, css);

test('B1, R1–R7, B3–B5, G6, G7 every page fits into 320 × 256 px', async ({ page, at, language, expectConsole }) => {
  test.setTimeout(300_000);
  await page.setViewportSize(small);
  for (const path of allPages) {
    await page.goto(at(path), { waitUntil: 'domcontentloaded' });
    await layOutPage(page);
    expect.soft({ path, ...(await frameOf(page)) }).toEqual({ path, language, ...frame, isLong: true });
    expect.soft(await misfits(page), path).toEqual([]);
  }
  expectConsole(/404/);
});

test('no kind of page loses anything with text spaced wider', async ({ page, at, expectConsole }) => {
  test.setTimeout(300_000);
  for (const path of kindsOfPage) {
    await page.goto(at(path), { waitUntil: 'domcontentloaded' });
    await layOutPage(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await setSheet(page, wideSpacing);
      expect.soft(await misfits(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  expectConsole(/404/);
});

test('B1, B17, F1, N2 leads through the site and to the other language', async ({ visit, page, at, language }) => {
  const other = otherLanguage(language);
  await page.goto(at('/'));
  await (await links(visit)).getByRole('link', { name: visit.t('nav:videos') }).click();
  await expect(page).toHaveURL((url) => url.pathname === at('/videos'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/video\/video1/);
  await (await links(visit)).getByRole('link', { name: visit.t(`nav:languages.${other}`) }).click();
  await expect(page).toHaveURL((url) => url.pathname === pathIn(other, '/video/video1'));
});

test('B14, B27 shows every lesson whole, with folded answers @both', async ({ page, at, t, language }) => {
  for (const id of lessonIds) {
    await page.goto(at(paths.video(id)), { waitUntil: 'domcontentloaded' });
    const said = (await page.getByRole('region', { name: t('lesson:title') }).textContent()) ?? '';
    const { summary, scene, steps, limits, tryIt, questions, checks, sources } = lessonIn(language, id);
    const texts = [
      summary,
      ...scene,
      ...[...steps, ...limits].map(({ text }) => text),
      ...tryIt,
      ...questions.map(({ answer }) => answer),
      ...checks.flatMap(({ answers }) => answers.map(({ answer }) => answer)),
      ...sources.map(({ title }) => title),
    ];
    const missing = texts.filter((text) => !said.includes(text));
    expect({ id, missing }).toEqual({ id, missing: [] });
  }
  await expect(page.getByRole('navigation', { name: t('lesson:contents') })).toBeHidden();
  const { questions, checks } = lessonIn(language, lessonIds.at(-1)!);
  await page.getByText(questions[0]!.question).click();
  await expect(page.getByText(questions[0]!.answer)).toBeVisible();
  const why = page.getByText(checks[0]!.answers.find(({ part }) => !part)!.why);
  await expect(why).toBeHidden();
  await page.getByText(t('lesson:check.fold')).first().click();
  await expect(why).toBeVisible();
  await expect(page.locator('.lesson-checks :is(input, button):visible')).toHaveCount(0);
});

test('B1, B15 shows a drawing and a sentence in place of an experiment', async ({ page, at, t }) => {
  for (const { video, name } of experiments(t)) {
    await page.goto(at(paths.video(video)));
    const tools = page.getByRole('region', { name: t(`${name}:title`) });
    // Not by its text: the search for that leaves out what is in `noscript`.
    await expect(tools.locator('figcaption')).toHaveText(t(`${name}:outcome`));
    await tools.locator('img').scrollIntoViewIfNeeded();
    await expect(tools.locator('img')).toHaveJSProperty('naturalWidth', 640);
    await expect(tools.locator('input:visible, button:visible')).toHaveCount(0);
  }
});

test('W1 the sign-up form comes back to its page, and the address keeps nothing that was typed', async ({ page }) => {
  await page.goto(paths.waitlist);
  await page.locator('input[name="name"]').fill('Ada');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('form[method="post"] [type="submit"]').click();
  expect((await answer).status()).toBe(303);
  await expect(page).toHaveURL((url) => url.pathname + url.search === paths.waitlist);
});
