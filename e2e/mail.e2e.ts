import { brand } from '../src/lib/site';
import { samples } from '../test-support/sampleMails';
import { faintTexts } from './support/contrast';
import { expect, test } from './support/test';

const mails = samples('https://constela.example');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`B4 every mail reads well in a ${colorScheme} mail program, and loads nothing`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const width of [320, 390, 700]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { id, mail } of mails) {
        await page.setContent(mail.html);
        expect([id, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([id, width]);
        expect([id, await faintTexts(page, 'body *', 4.5)]).toEqual([id, []]);
        expect((await page.getByRole('link').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    }
    expect(asked).toEqual([]);
  });
}

test('B4 a mail keeps its words and links when a mail program takes its styles away', async ({ page }) => {
  for (const { mail, links } of mails) {
    await page.setContent(mail.html.replaceAll(/ style="[^"]*"/g, '').replace(/<style>.*?<\/style>/s, ''));
    await expect(page.getByRole('link')).toHaveCount(links);
    await expect(page.locator('body')).toContainText(brand);
  }
});
