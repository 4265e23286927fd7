import { languages } from '../src/lib/language';
import { visit } from './support/journey';

it.each(languages)('H2 shows both buttons on the first screen of a phone on its side (%s)', (language) =>
  visit(language, { viewport: { width: 844, height: 390 } }, async ({ page, t, open }) => {
    await open('/');
    for (const name of [t('common.joinWaitlist'), t('common.exploreVideos')]) {
      const button = page.locator('.hero').getByRole('link', { name });
      const { y, height } = (await button.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(390);
    }
  }),
);
