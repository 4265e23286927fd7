import { pressAtFirstPaint, slowPresses } from '../test-support/slowPresses';
import { phone, visit, wide } from './support/journey';

const presses = slowPresses.flatMap((press) =>
  [phone, wide]
    .filter(({ width }) => !press.width || press.width === width)
    .map((viewport) => [press.name, viewport.width, press, viewport] as const),
);

it.each(presses)(
  'B17 answers a press at the first paint on a slow phone and line once: %s (%i px)',
  (...[, , press, viewport]) =>
    visit(
      'es',
      { viewport, permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'no-preference' },
      async ({ page }) => {
        await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
        let letScriptsCome!: () => void;
        const pressed = new Promise<void>((resolve) => (letScriptsCome = resolve));
        // On a loaded machine the press itself may be slower than React.
        await page.route('**/*.js', async (route) => {
          await pressed;
          await route.continue();
        });
        const { isEarly } = await pressAtFirstPaint(page, press);
        // A slow processor is slow by being kept busy, and what was pressed too early is the same on a fast one.
        const tab = await page.context().newCDPSession(page);
        await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        letScriptsCome();
        expect(isEarly).toBe(true);
        await page.waitForFunction(press.isAnswered);
        // A second answer would come by now.
        await page.waitForTimeout(500);
        expect(await page.evaluate(press.isAnswered)).toBe(true);
      },
    ),
);
