import { openFirefoxWith } from '../support/engines/playwrightTab';
import type { Size, Tab } from '../support/engines/tab';
import { phone, wide } from '../support/journey';
import { cutTextHere, overflowHere } from '../support/cutText';
import { kindsOfPage } from '../support/kindsOfPage';
import { isHydrated } from '../support/settled';

const settings = {
  // Its own colours on all pages.
  'browser.display.document_color_use': 2,
  // Letters twice as large.
  'font.size.variable.x-western': 32,
};

type Found = Record<string, unknown>;
const unseen: Found = {};
const lost: Found = {};

beforeAll(async () => {
  const tab = await openFirefoxWith(settings, { baseURL: process.env.E2E_URL ?? '', locale: 'es-ES', size: phone });
  try {
    for (const path of kindsOfPage) {
      await resize(tab, phone);
      await tab.goto(`${path}?forceHideBadge=true`);
      await tab.waitFor(isHydrated);
      unseen[path] = await tab.evaluate(unseenButtons);
      lost[path] = await lostText(tab);
    }
  } finally {
    await tab.close();
  }
}, 120_000);

async function lostText(tab: Tab): Promise<string[]> {
  const letters = await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const found = letters === '32px' ? [] : [`letters of ${letters}`];
  for (const size of [phone, wide]) {
    await resize(tab, size);
    found.push(...(await tab.evaluate(overflowHere)), ...(await tab.evaluate(cutTextHere)));
  }
  return found;
}

async function resize(tab: Tab, size: Size): Promise<void> {
  await tab.setSize(size);
  await tab.waitFor((width) => window.innerWidth === width, size.width);
}

const nowhere = Object.fromEntries(kindsOfPage.map((path) => [path, []]));

/** In the page: words and signs of buttons that cannot be told from what is behind them. */
function unseenButtons(): string[] {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return channels(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll('button, a.btn')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.matches(':disabled'))
    .filter((button) => {
      const [light = 0, dark = 0] = [getComputedStyle(button).color, behind(button)]
        .map(luminance)
        .sort((a, b) => b - a);
      // The system's own colours of what is chosen reach 2.99 here.
      return (light + 0.05) / (dark + 0.05) < 2.9;
    })
    .map((button) => `${button.className} ${button.textContent}`);
}

it('shows every button where Firefox replaces the colours of all pages', () => expect(unseen).toEqual(nowhere));

it('loses no text in Firefox when its letters are twice as large, on a phone and on a wide screen', () =>
  expect(lost).toEqual(nowhere));
