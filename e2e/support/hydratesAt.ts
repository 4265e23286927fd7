import type { Language } from '../../src/lib/language';
import { watchFirstMain, whatWasSeen } from './firstMain';
import { visit } from './journey';
import { kindsOfWrittenPage } from './kindsOfPage';
import { settled } from './settled';

const addresses = [
  ...kindsOfWrittenPage,
  '/videos?q=libertad&tag=libertad',
  '/videos?forceMobile=true',
  '/waitlist/confirm?token=abc',
];

interface Visitor {
  viewport: { width: number; height: number };
  language: Language;
  timezoneId: 'America/Los_Angeles' | 'Pacific/Kiritimati';
}

/**
 * B1 for one visitor. Two of them know both widths, both languages and both sides of the date line: any one of these that reached the
 * rendering would differ from the build's.
 */
export function hydratesAt({ viewport, language, timezoneId }: Visitor): void {
  it(`B1 hydrates the HTML as it stands, and nothing moves (${viewport.width} px, ${language}, ${timezoneId})`, () =>
    visit(language, { viewport, timezoneId }, async ({ page, at }) => {
      await watchFirstMain(page);
      for (const address of addresses) {
        await page.goto(at(address));
        await settled(page);
        const seen = await whatWasSeen(page);
        // A query is read a moment later, so what it filters does move.
        const still = address.includes('?') ? { isKept: true } : { isKept: true, shift: 0 };
        expect({ address, ...seen }).toMatchObject({ address, ...still });
      }
    }));
}
