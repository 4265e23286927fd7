import type { Page } from '@playwright/test';
import { holdBack } from './support/slowLine';
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

test('H5 lights the lines of the member in the middle, first those of who is pointed at or focused @both', async ({
  page,
  isPhone,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  for (const id of ['mira', 'atlas', 'vega']) {
    await toTheMiddle(page, id);
    await expectLit(page, id);
  }
  if (isPhone) return;
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

test('H2, B23 has both buttons on a phone on its side, and covers nothing of what follows in a tall window', async ({
  page,
  t,
  open,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open('/');
  for (const name of [t('common:joinWaitlist'), t('common:exploreVideos')])
    await expect(page.locator('.hero').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 2560, height: 1440 });
  const heading = page.locator('#begin h2');
  await expect(heading).toBeInViewport({ ratio: 1 });
  await heading.click({ trial: true });
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

/** Scrolls to a part of home, or to where its letter stands still, and waits until that is drawn. */
const scrollHome = (page: Page, to: number | 'letter') =>
  page.evaluate(async (place) => {
    const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const down =
      place === 'letter' ? top('#join').top : (scrollY + top('.home').bottom - innerHeight) * place - scrollY;
    scrollBy({ top: down, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, to);

/** How far each star on its way is from its place in the chart and in the letter, and from the nearer edge of the window. */
const distances = (page: Page) =>
  page.evaluate(() => {
    const middleOf = (selector: string) => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    return [...document.querySelectorAll('.travelling-star')].map((star) => {
      const id = /star-(?!star)\w+$/.exec(star.className)![0];
      const { x, y } = middleOf(`.travelling-star.${id} path`);
      const from = (selector: string) => {
        const place = middleOf(selector);
        return Math.hypot(place.x - x, place.y - y);
      };
      return {
        sky: from(`.hero-star.${id} .flare`),
        letter: from(`.letter-star.${id} .flare`),
        edge: y > 0 && y < innerHeight ? Math.min(x, innerWidth - x) : Infinity,
      };
    });
  });

test('B22 leads the stars of the chart down the edges of the page to their places in the letter, then joins them @both', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await scrollHome(page, 0);
  const atTop = await distances(page);
  expect(atTop).toHaveLength(7);
  for (const { sky } of atTop) expect(sky).toBeLessThan(1);
  for (const part of [0.2, 0.5, 0.8]) {
    await scrollHome(page, part);
    for (const { edge } of await distances(page)) expect(edge).toBeLessThan(30);
  }
  await scrollHome(page, 'letter');
  for (const { letter } of await distances(page)) expect(letter).toBeLessThan(1);
  const [line, star, place] = ['.letter-line', '.letter-star', '.letter-place'].map((part) => page.locator(part));
  await expect(star!.first()).toHaveCSS('opacity', '1');
  await expect(line!).toHaveCSS('stroke-dashoffset', '1px');
  await expect(place!).toHaveCSS('opacity', '0');
  const { y: height } = (await star!.first().boundingBox())!;
  await scrollHome(page, 1);
  await expect(line!).toHaveCSS('stroke-dashoffset', '0px');
  await expect(place!).toHaveCSS('opacity', '1');
  expect(Math.abs((await star!.first().boundingBox())!.y - height)).toBeLessThan(1);
});

test('B22 leads no star over a word', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  for (let part = 0; part < 1; part += 1 / 24) {
    await scrollHome(page, part);
    const crossed = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('.travelling-star')].filter(
        (one) => getComputedStyle(one).opacity > '0',
      );
      const stars = shown.map((one) => one.querySelector('path')!.getBoundingClientRect());
      const words = document.createTreeWalker(document.querySelector('.home')!, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (words.nextNode()) {
        // A card of such a row reaches to the edge, and covers what passes.
        if (words.currentNode.parentElement!.closest('.swipe-row, .visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        for (const { left, right, top, bottom } of range.getClientRects())
          for (const star of stars)
            if (star.left < right && star.right > left && star.top < bottom && star.bottom > top)
              found.push(words.currentNode.textContent!);
      }
      return found;
    });
    expect(crossed, `at ${part}`).toEqual([]);
  }
});

test('B22 joins by the open place, which is lit while it is pointed at @both', async ({ page, at, open }) => {
  await open('/');
  await scrollHome(page, 1);
  // Axe cannot judge words that a drawing lies beside.
  const colourOf = (place: string) => page.locator(place).evaluate((one) => getComputedStyle(one).color);
  expect(await colourOf('.join-link > span')).toBe(await colourOf('.join-link'));
  const yours = page.locator('.letter-yours');
  await expect(yours).toHaveCSS('opacity', '0');
  const { x, y, width, height } = (await page.locator('.letter-place').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(yours).toHaveCSS('opacity', '1');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL((url) => url.pathname === at('/waitlist'));
});

test('B22 shows the letter at once to the keyboard, and where motion is reduced, or is stopped', async ({
  page,
  t,
  open,
}) => {
  const expectWhole = async () => {
    const isSeen = (star: Element) => star.checkVisibility({ opacityProperty: true });
    for (const star of await page.locator('.travelling-star').all())
      await expect.poll(() => star.evaluate(isSeen)).toBe(false);
    for (const part of await page.locator('.letter-star, .letter-ends, .letter-place').all())
      await expect(part).toHaveCSS('opacity', '1');
    await expect(page.locator('.letter-line')).toHaveCSS('stroke-dashoffset', '0px');
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await expectWhole();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('.letter-star').first()).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await page.locator('#join').getByRole('link').focus();
  await expectWhole();
  await page.getByRole('button', { name: t('home:hero.stopStars') }).click();
  await expectWhole();
});

test('H8 brings the sky of a shared address into sight, and moves nothing when its figures come @both', async ({
  page,
  t,
  open,
}) => {
  const styles = await holdBack(page, '**/styles/sky.css?*');
  await open('/?c=1.3.6');
  await styles.isAskedFor();
  const sky = page.locator('#challenge');
  await expect(sky.locator('h2')).toBeInViewport({ ratio: 1 });
  const before = await sky.boundingBox();
  await styles.letPass();
  await expect(sky.getByRole('link', { name: t('sky:begin') })).toBeVisible();
  await expect(sky.locator('.sky-lines')).toHaveCount(3);
  expect(await sky.boundingBox()).toEqual(before);
});
