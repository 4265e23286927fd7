import { videosData } from '../src/features/videos/videosData';
import { bringAxe, countInHtml, findings, namesInTree } from './support/accessibility';
import { frame, frameOf, layOutPage } from './support/layout';
import { kindsOfPage, kindsOfWrittenPage } from './support/states';
import { waitUntilIdle } from './support/idle';
import { expect, test } from './support/test';
import { walkByTab } from './support/walkByTab';

/** Those that a wide window lays out in another way than a phone. */
const laidOutAnew = new Set(['/', '/videos', '/video/video3', '/waitlist']);

for (const path of kindsOfPage) {
  const tag = laidOutAnew.has(path) ? '@both' : [];
  test(`G6, G7, B1 ${path} is alive and accessible`, { tag }, async ({ page, t, language, open, expectConsole }) => {
    if (!kindsOfWrittenPage.includes(path)) expectConsole(/404/);
    await bringAxe(page);
    await open(path);
    await waitUntilIdle(page);
    expect.soft(await frameOf(page), 'landmarks').toMatchObject({ language, ...frame });

    // Axe cannot see what the browser leaves out of its tree, such as what is not laid out below the fold.
    const { heading, link } = await namesInTree(page);
    const named = { heading: heading.length, link: link.length };
    expect.soft(named, 'in the accessibility tree').toEqual(await countInHtml(page));
    expect.soft([...heading, ...link], 'names in it').not.toContain('');

    await layOutPage(page);
    if (path === '/') {
      // Home's sky and experiment come when they come into sight.
      await page.locator('#challenge').scrollIntoViewIfNeeded();
      await expect(page.locator('.sky-figure')).toHaveCount(videosData.length);
      await page.locator('#home-experiment').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: t('chain:cheat') })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.getByRole('button', { name: t('home:hero.scroll') })).toBeVisible();
    }
    expect.soft(await findings(page), 'axe').toEqual([]);

    // The last, because it scrolls.
    const { reached, expected, troubles } = await walkByTab(page);
    expect.soft(troubles, 'on the way by Tab').toEqual([]);
    expect.soft(reached, 'reached by Tab').toEqual(expected);
  });
}
