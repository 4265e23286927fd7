import { languages } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';
import { visit } from './support/journey';
import { watchTakeover, whatWasSeen } from './support/takeover';

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const zones = ['America/Los_Angeles', 'Pacific/Kiritimati'];
const addresses = [
  '/',
  '/community',
  '/videos',
  '/videos?q=libertad&tag=libertad',
  '/videos?forceMobile=true',
  '/video/video20',
  '/profile/vega',
  '/waitlist',
  '/login',
  '/privacy',
  '/waitlist/confirm?token=abc',
  '/waitlist/leave',
];

const cases = viewports.flatMap((viewport) =>
  languages.flatMap((language) => zones.map((timezoneId) => ({ viewport, language, timezoneId }))),
);

it.each(cases)(
  'B1 takes over the HTML as it stands, and nothing moves ($viewport.width px, $language, $timezoneId)',
  ({ language, ...options }) =>
    visit(language, options, async ({ page, open }) => {
      await watchTakeover(page);
      for (const address of addresses) {
        await open(address);
        await page.waitForLoadState('networkidle');
        const seen = await whatWasSeen(page);
        // A query is read a moment later, so what it filters does move.
        const still = address.includes('?') ? { isKept: true } : { isKept: true, shift: 0 };
        expect({ address, ...seen }).toMatchObject({ address, ...still });
      }
    }),
);

it.each(languages)('B1, I1 draws a page anew, in silence, for who stored another language (%s)', (language) =>
  visit(language, {}, async ({ page }) => {
    const other = language === 'es' ? 'en' : 'es';
    await page.addInitScript((choice) => localStorage.setItem('i18nextLng', choice), other);
    for (const plain of ['/', '/videos', '/profile/vega']) {
      await page.goto(plain);
      await page.waitForFunction((wanted) => document.documentElement.lang === wanted, other);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.locator('title').count()).toBe(1);
      await page.goto(pathIn(language, plain));
    }
  }),
);
