import type axe from 'axe-core';
import { samples } from '../test-support/sampleMails';
import { expect, test } from './support/test';

const mails = samples('https://constela.example');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`B4 every mail reads well in a ${colorScheme} mail program, and loads nothing`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const { id, mail } of mails) {
      await page.setContent(mail.html);
      await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
      const faint = await page.evaluate(async () => {
        const { axe: examiner } = window as unknown as { axe: typeof axe };
        const { violations, passes } = await examiner.run({ runOnly: 'color-contrast' });
        return { violations: violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)), rules: passes.length };
      });
      expect([id, faint]).toEqual([id, { violations: [], rules: 1 }]);
      for (const width of [320, 390, 700]) {
        await page.setViewportSize({ width, height: 800 });
        expect([id, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([id, width]);
        expect((await page.getByRole('link').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    }
    expect(asked).toEqual([]);
  });
}
