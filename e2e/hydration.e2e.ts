import { languages } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';
import { visit, wide } from './support/journey';
import { hydratesAt } from './support/hydratesAt';

hydratesAt({ viewport: wide, language: 'en', timezoneId: 'Pacific/Kiritimati' });

it.each(languages)(
  'B1, I1 draws a page again without a warning when the visitor stored another language (%s)',
  (language) =>
    visit(language, {}, async ({ page }) => {
      const other = languages.find((one) => one !== language)!;
      await page.addInitScript((choice) => localStorage.setItem('i18nextLng', choice), other);
      for (const plain of ['/', '/videos', '/profile/vega']) {
        await page.goto(plain);
        await page.locator(`html[lang=${other}]`).waitFor({ state: 'attached' });
        expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
        expect(await page.locator('title').count()).toBe(1);
        await page.goto(pathIn(language, plain));
      }
    }),
);
