import { sitePaths } from '../src/app/routes';
import { expect, test } from './support/test';

test.use({ isMobile: true, hasTouch: true });

/** Home, whose stars travel, and one page of each other layout. */
const paths = sitePaths.filter((path) => !/\d|profile/.test(path)).concat('/video/video3', '/profile/atlas');

const screens = [
  [390, 844],
  [820, 1180],
  [844, 390],
  [1024, 768],
  [1180, 820],
  [1366, 1024],
] as const;

test('H1 B22 no page is wider than a touch screen @both', async ({ page, open }) => {
  test.setTimeout(120_000);
  for (const path of paths) {
    await open(path);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      for (const part of [0, 0.1, 0.5, 1]) {
        const seen = await page.evaluate(async (progress) => {
          scrollTo({ top: document.documentElement.scrollHeight * progress, behavior: 'instant' });
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          return [innerWidth, scrollX, visualViewport!.scale];
        }, part);
        expect(seen, path).toEqual([width, 0, 1]);
      }
    }
  }
});
