import { languages } from '../../src/lib/language';
import { visit } from './journey';
import { watchTakeover, whatWasSeen } from './takeover';

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

const cases = languages.flatMap((language) => zones.map((timezoneId) => ({ language, timezoneId })));

/** B1 for visitors with a screen of this size, of both languages, on both sides of the date line. */
export function takesOverAt(viewport: { width: number; height: number }): void {
  it.each(cases)(
    `B1 takes over the HTML as it stands, and nothing moves (${viewport.width} px, $language, $timezoneId)`,
    ({ language, timezoneId }) =>
      visit(language, { viewport, timezoneId }, async ({ page, open }) => {
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
}
