import { allLessons } from '../src/features/lessons/allLessons';
import { lessonIds } from '../src/features/lessons/lessonIds';
import { partNames } from '../src/features/lessons/LessonPart';
import { languages } from '../src/lib/language';
import { paths, pathIn } from '../src/lib/paths';
import { journey, phone, visit } from './support/journey';

it.each(languages)('B14 shows every lesson whole without scripts (%s)', (language) =>
  visit(language, { javaScriptEnabled: false }, async ({ page, t }) => {
    for (const id of lessonIds) {
      await page.goto(pathIn(language, paths.video(id)), { waitUntil: 'domcontentloaded' });
      const lesson = page.getByRole('region', { name: t('lesson.title') });
      const said = (await lesson.textContent()) ?? '';
      const { summary, scene, steps, limits, tryIt, questions, sources } = allLessons[id][language];
      const texts = [
        summary,
        ...scene,
        ...[...steps, ...limits].flatMap(({ title, text }) => [title, text]),
        ...tryIt,
        ...questions.flatMap(({ question, answer }) => [question, answer]),
        ...sources.map(({ title }) => title),
      ];
      expect({ id, missing: texts.filter((text) => !said.includes(text)) }).toEqual({ id, missing: [] });
      expect(await page.getByRole('navigation', { name: t('lesson.contents') }).isVisible()).toBe(false);
    }
    const { question, answer } = allLessons.video19[language].questions[0]!;
    await page.getByText(question).click();
    expect(await page.getByText(answer).isVisible()).toBe(true);
  }),
);

it('B14 leads by its contents, and counts what was read', () =>
  visit('es', { viewport: phone }, async ({ page, open, t }) => {
    await open('/video/video9');
    const contents = page.getByRole('navigation', { name: t('lesson.contents') });
    await contents.getByRole('button', { name: t('lesson.parts.tryIt') }).press('Enter');
    const heading = page.getByRole('heading', { name: t('lesson.parts.tryIt') });
    await page.waitForFunction((id) => document.activeElement?.id === id, 'video9-tryIt');
    // Below the navbar, which lies over the page.
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(64);
    const parts = partNames.length;
    for (const name of partNames) await page.locator(`[data-end-of="video9-${name}"]`).scrollIntoViewIfNeeded();
    await contents.getByText(t('lesson.progress', { read: parts, parts })).waitFor();
    expect(page.url()).not.toContain('#');
  }));

journey(
  'B14 stays in place when the language is switched, and keeps what was read',
  async ({ page, open, t, language, isPhone }) => {
    const other = languages.find((one) => one !== language)!;
    await open('/video/video11');
    await page.locator('[data-end-of="video11-scene"]').scrollIntoViewIfNeeded();
    await page.getByText(t('lesson.progress', { read: 1, parts: partNames.length })).waitFor();
    if (isPhone) await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await page
      .getByRole(isPhone ? 'dialog' : 'banner')
      .getByRole('link', { name: t(`nav.languages.${other}`) })
      .click();
    await page.getByText(allLessons.video11[other].summary).waitFor();
    expect(await page.locator('.lesson-contents .is-read').count()).toBe(1);
  },
);

journey('B14 is found in the explorer by a filter that the address keeps', async ({ page, open, t, at }) => {
  await open('/videos');
  const filter = page.getByRole('button', { name: t('videos.card.readable'), pressed: false });
  await filter.click();
  await page.waitForURL(/[?&]tag=readable/);
  await page.getByRole('heading', { name: t('videos.count', { count: lessonIds.length }) }).waitFor();
  const marks = page.getByRole('article').getByText(t('videos.card.readable'));
  expect(await marks.count()).toBe(lessonIds.length);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL((url) => url.pathname === at(paths.video(lessonIds[0])));
  await page.getByRole('region', { name: t('lesson.title') }).waitFor();
  await page.goBack();
  await page.waitForURL(/[?&]tag=readable/);
  await page.getByRole('heading', { name: t('videos.count', { count: lessonIds.length }) }).waitFor();
});

it('B14 prints as the lesson alone, answers and addresses included', () =>
  visit('en', {}, async ({ page, open, t }) => {
    await open('/video/video17');
    await page.emulateMedia({ media: 'print' });
    const { questions, sources } = allLessons.video17.en;
    for (const { answer } of questions) {
      expect((await page.getByText(answer).boundingBox())?.height).toBeGreaterThan(0);
    }
    for (const hidden of ['.player', '.comments', '.related-videos', '.lesson-contents']) {
      expect(await page.locator(hidden).isVisible()).toBe(false);
    }
    const after = page.getByRole('link', { name: sources[0]!.title });
    expect(await after.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(sources[0]!.url);
    expect(await page.getByRole('heading', { name: t('lesson.title') }).isVisible()).toBe(true);
  }));
