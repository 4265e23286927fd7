import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/test';

async function metrics(tab: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await tab.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

async function watched(page: Page): Promise<CDPSession> {
  const tab = await page.context().newCDPSession(page);
  await tab.send('Performance.enable');
  return tab;
}

test('B1 is laid out as soon as all of it is there, not only when a frame is due', async ({ page, open }) => {
  await page.addInitScript(recordEarlyLayouts);
  await open('/videos');
  expect(await page.evaluate('earlyLayouts')).toEqual([{ of: 'BODY', withFooter: true }]);
});

test('N4 opens the menu with at most three layouts', async ({ page, open, t }) => {
  await open('/videos');
  const tab = await watched(page);
  const layoutsOf = async (selector: string) => {
    const before = (await metrics(tab)).LayoutCount!;
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.click(), selector);
    await page.waitForTimeout(500);
    return (await metrics(tab)).LayoutCount! - before;
  };
  const openings: number[] = [];
  for (let times = 0; times < 3; times += 1) {
    openings.push(await layoutsOf('.menu-button'));
    await expect(page.getByRole('dialog', { name: t('nav.menu') })).toHaveCount(1);
    await layoutsOf('.mobile-menu button');
  }
  // What else happens on a busy machine meanwhile only adds layouts.
  expect(Math.min(...openings)).toBeLessThanOrEqual(3);
});

test('N4, V1, V2 and I1 leave no node and no listener behind, however often', async ({ page, open }) => {
  await open('/videos');
  const tab = await watched(page);
  const left = async () => {
    await page.waitForTimeout(500);
    await tab.send('HeapProfiler.collectGarbage');
    const { Nodes, JSEventListeners } = await metrics(tab);
    return { nodes: Nodes!, listeners: JSEventListeners! };
  };
  await page.evaluate(playRounds, 5);
  const before = await left();
  await page.evaluate(playRounds, 25);
  const after = await left();
  // A rest is allowed for what the browser itself keeps for a while; a leak would be 25 times something.
  expect(after.nodes - before.nodes).toBeLessThan(25);
  expect(after.listeners - before.listeners).toBeLessThan(25);
});

for (const state of ['moving', 'stopped', 'scrolled away']) {
  test(`B9, H4 asks for few frames while the stars are ${state}`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame.bind(window);
      Object.assign(window, { framesAsked: 0 });
      window.requestAnimationFrame = (callback) => {
        (window as unknown as { framesAsked: number }).framesAsked += 1;
        return request(callback);
      };
    });
    await open('/?forceHideBadge=true');
    if (state === 'stopped') await page.locator('.motion-toggle').click();
    if (state === 'scrolled away') await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(1000);
    const asked = () => page.evaluate(() => (window as unknown as { framesAsked: number }).framesAsked);
    const before = await asked();
    await page.waitForTimeout(2000);
    const perSecond = ((await asked()) - before) / 2;
    expect(perSecond).toBeLessThanOrEqual(state === 'moving' ? 20 : 0);
    // A machine that is busy may draw fewer.
    expect(perSecond).toBeGreaterThanOrEqual(state === 'moving' ? 1 : 0);
  });
}

/** Runs in the page: a tag, the menu and both languages, and back to where it began. */
async function playRounds(rounds: number): Promise<void> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const click = async (selector: string) => {
    document.querySelector<HTMLElement>(selector)!.click();
    await drawn();
  };
  for (let round = 0; round < rounds; round += 1) {
    await click('.tag:nth-child(3)');
    await click('.tag:nth-child(3)');
    await click('.menu-button');
    while (!document.querySelector('.mobile-menu')) await drawn();
    await click('.mobile-menu .language-link[lang=en]');
    await click('.mobile-menu .language-link[lang=es]');
    await click('.mobile-menu button');
  }
}

/** Runs in the page: whose height was asked for, which takes a layout, while its HTML was still being read. */
function recordEarlyLayouts(): void {
  const earlyLayouts: unknown[] = [];
  Object.assign(window, { earlyLayouts });
  const height = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight')!;
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    ...height,
    get(this: HTMLElement) {
      const withFooter = document.querySelector('footer') !== null;
      if (document.readyState === 'loading') earlyLayouts.push({ of: this.tagName, withFooter });
      return height.get!.call(this) as number;
    },
  });
}
