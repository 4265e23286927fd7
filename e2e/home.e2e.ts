import type { Page } from '@playwright/test';
import { expect, phone, test } from './support/test';

/** The lines of the chart that stand out, by the members that they join. */
const litLines = (page: Page) =>
  page.$$eval('.chart-line', (lines) =>
    lines
      .filter((line) => parseFloat(getComputedStyle(line).strokeWidth) > 2)
      .map((line) => line.getAttribute('class')),
  );

async function expectLit(page: Page, id: string): Promise<void> {
  const ofMember = await page.$$eval(`.chart-line:is(.from-${id}, .to-${id})`, (lines) =>
    lines.map((line) => line.getAttribute('class')),
  );
  expect(ofMember.length).toBeGreaterThan(1);
  await expect.poll(() => litLines(page)).toEqual(ofMember);
}

const toTheMiddle = (page: Page, id: string) =>
  page
    .locator(`.member-entry.star-${id}`)
    .evaluate((entry) => entry.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));

test('H5 lights the lines of the member who is scrolled to the middle @both', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  for (const id of ['mira', 'atlas', 'vega']) {
    await toTheMiddle(page, id);
    await expectLit(page, id);
  }
});

test('H5 lights first the lines of the member who is pointed at or focused @wide', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await toTheMiddle(page, 'izar');
  await page.locator('.member-entry.star-mira').hover();
  await expectLit(page, 'mira');
  await page.mouse.move(0, 0);
  await page.locator('.member-entry.star-orion a').focus();
  await expectLit(page, 'orion');
});

test('H5 brings the whole card of the link that the keyboard reaches', async ({ page, open }) => {
  await open('/');
  await page.locator('.member-entry a').first().focus();
  const entries = await page.locator('.member-entry').all();
  for (const entry of entries) {
    await expect(entry.locator('a:focus')).toHaveCount(1);
    const box = await entry.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(phone.width);
    await page.keyboard.press('Tab');
  }
});

test('H2, B23 covers nothing below the hero of a tall window with stars', async ({ page, open }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await open('/');
  const heading = page.locator('#begin h2');
  await expect(heading).toBeInViewport({ ratio: 1 });
  await heading.click({ trial: true });
});

test('H2 shows both buttons on the first screen of a phone on its side', async ({ page, t, open }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open('/');
  for (const name of [t('common:joinWaitlist'), t('common:exploreVideos')]) {
    const { y, height } = (await page.locator('.hero').getByRole('link', { name }).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(390);
  }
});

test('B22 says who a star is when the keyboard reaches it, and moves nothing @wide', async ({ page, t, open }) => {
  await open('/');
  const star = page.getByRole('link', { name: `Orion: ${t('members:orion.role')}`, exact: true });
  const before = await page.locator('.hero-sky').boundingBox();
  await star.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.hero-voice.star-orion')).toHaveCSS('opacity', '1');
  expect(await page.locator('.hero-sky').boundingBox()).toEqual(before);
});

for (const [motion, gathers] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`B22 ${gathers ? 'gathers stars into the letter while the call scrolls into sight' : 'shows the letter at once where motion is reduced'} @both`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open('/');
    const call = page.locator('.join-call');
    // From the middle of the figure to a star, with the call's edge so far above the window's.
    const distanceAt = (shown: number) =>
      call.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        const seen = Math.min(innerHeight, height) * part;
        scrollTo({ top: scrollY + top - innerHeight + seen, behavior: 'instant' });
        const middleOf = (selector: string) => {
          const box = element.querySelector(selector)!.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2] as const;
        };
        return new Promise<number>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const [[x, y], [starX, starY]] = [middleOf('.letter-figure'), middleOf('.star-izar .flare')];
              resolve(Math.hypot(starX - x, starY - y));
            }),
          ),
        );
      }, shown);
    const joined = await distanceAt(0.95);
    const apart = await distanceAt(0.4);
    if (gathers) expect(apart).toBeGreaterThan(joined + 10);
    else expect(apart).toBeCloseTo(joined, 0);
  });
