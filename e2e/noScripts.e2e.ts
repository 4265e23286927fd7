import { readFile } from 'node:fs/promises';
import { sitePaths, unlistedPaths } from '../src/app/routes';
import { lessonIn } from '../scripts/content/lessons';
import { videoTextIn } from '../scripts/content/texts';
import { lessonIds } from '../src/features/lessons/lessonIds';
import { videosData } from '../src/features/videos/videosData';
import { pathIn, paths } from '../src/lib/paths';
import { experiments } from './support/experiments';
import { frame, frameOf, layOutPage, misfits } from './support/layout';
import { kindsOfPage } from './support/states';
import { links, otherLanguage } from './support/menu';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

const allPages = [...new Set([...sitePaths, ...unlistedPaths, ...kindsOfPage])];

test('B1, G6, G7 every page fits into 320 × 256 px', async ({ page, at, language, expectConsole }) => {
  test.setTimeout(300_000);
  // 1280 × 1024 at 400 % is this, and 320 px is the narrowest phone.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of allPages) {
    await page.goto(at(path), { waitUntil: 'domcontentloaded' });
    await layOutPage(page);
    expect.soft({ path, ...(await frameOf(page)) }).toEqual({ path, language, ...frame, isLong: true });
    expect.soft(await misfits(page), path).toEqual([]);
  }
  expectConsole(/404/);
});

test('B1, B17, F1 leads through the site and to the other language', async ({ visit, page, at, language }) => {
  const other = otherLanguage(language);
  await page.goto(at('/'));
  await (await links(visit)).getByRole('link', { name: visit.t('nav:videos') }).click();
  await expect(page).toHaveURL((url) => url.pathname === at('/videos'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/video\/video1/);
  await (await links(visit)).getByRole('link', { name: visit.t(`nav:languages.${other}`) }).click();
  await expect(page).toHaveURL((url) => url.pathname === pathIn(other, '/video/video1'));
});

test.describe('a lesson', () => {
  // The reader view works on a copy of the page, which the site's policy would hold against it.
  test.use({ bypassCSP: true });

  test('B14, B15, B20 stands there whole, in a reader view too, with a drawing for its experiment', async ({
    page,
    at,
    t,
    language,
  }) => {
    const library = await readFile(require.resolve('@mozilla/readability/Readability'), 'utf8');
    for (const id of lessonIds) {
      await page.goto(at(paths.video(id)), { waitUntil: 'domcontentloaded' });
      const { summary, scene, steps, limits, tryIt, questions, checks, sources } = lessonIn(language, id);
      const parts = [...steps, ...limits].map(({ text }) => text);
      const text = [summary, ...scene, ...parts, ...tryIt, ...questions.map(({ answer }) => answer)];
      const answers = checks.flatMap((check) => check.answers.map(({ answer }) => answer));
      const shown = (await page.getByRole('region', { name: t('lesson:title') }).textContent()) ?? '';
      const inPage = [...text, ...answers, ...sources.map(({ title }) => title)];
      expect({ id, missing: inPage.filter((part) => !shown.includes(part)) }).toEqual({ id, missing: [] });

      const read = await page.evaluate<string>(
        `${library}; new Readability(document.cloneNode(true)).parse().textContent`,
      );
      const { description } = videoTextIn(
        language,
        videosData.find((video) => video.id === id)!,
      );
      const inReaderView = [description, ...text];
      expect({ id, missing: inReaderView.filter((part) => !read.includes(part)) }).toEqual({ id, missing: [] });

      const experiment = experiments(t).find((one) => one.video === id);
      if (!experiment) continue;
      const tools = page.getByRole('region', { name: t(`${experiment.name}:title`) });
      // Not by its text: the search for that leaves out what is in `noscript`.
      await expect(tools.locator('figure:has(img) figcaption')).toHaveText(t(`${experiment.name}:outcome`));
      const drawing = tools.locator('figure > img');
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).toHaveJSProperty('naturalWidth', 640);
      await expect(tools.locator('input:visible, button:visible')).toHaveCount(0);
    }
  });
});

test('B14, B27, P1 folds the answers of a lesson, and leaves its plate without a button', async ({
  page,
  at,
  t,
  language,
}) => {
  const id = lessonIds.at(-1)!;
  await page.goto(at(paths.video(id)));
  await expect(page.getByRole('navigation', { name: t('lesson:contents') })).toBeHidden();
  const { questions, checks } = lessonIn(language, id);
  await page.getByText(questions[0]!.question).click();
  await expect(page.getByText(questions[0]!.answer)).toBeVisible();
  const why = page.getByText(checks[0]!.answers.find(({ part }) => !part)!.why);
  await expect(why).toBeHidden();
  await page.getByText(t('lesson:check.fold')).first().click();
  await expect(why).toBeVisible();
  await expect(page.locator(':is(.lesson-checks, .player) :is(input, button):visible')).toHaveCount(0);
});

test('W1, B1 the sign-up form keeps what was typed, sends nothing, and says what is missing', async ({ page, t }) => {
  await page.goto(paths.waitlist);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const name = page.locator('input[name="name"]');
  await name.fill('Ada');
  await page.locator('form[method="post"] [type="submit"]').click();
  await name.press('Enter');
  await expect(name).toHaveValue('Ada');
  await expect(page).toHaveURL((url) => url.pathname + url.search === paths.waitlist);
  // Not by its text: the search for that leaves out what is in `noscript`.
  await expect(page.locator('form noscript p')).toHaveText(t('waitlist:noScript'));
  expect(asked).toEqual([]);
});
