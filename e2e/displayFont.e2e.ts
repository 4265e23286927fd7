import { journey } from './support/journey';
import { kindsOfWrittenPage } from './support/kindsOfPage';
import { linesOfHeadings } from './support/linesOfHeadings';

// The other engines do it while they open every page.
journey('B1 gives every heading the same lines while the display font is missing', async ({ page, open }) => {
  // Fetched here, the font is there at once on the pages to come.
  await open('/login');
  for (const path of kindsOfWrittenPage) {
    await open(`${path}?forceHideBadge=true`);
    await page.waitForFunction(() => document.fonts.check('600 1rem Fraunces'));
    const [withFont, without] = [
      await page.evaluate(linesOfHeadings, true),
      await page.evaluate(linesOfHeadings, false),
    ];
    expect({ path, lines: without }).toEqual({ path, lines: withFont });
  }
});
