import type { Page } from 'playwright-core';
import { seen } from './go';

const tools = (rest: string) => `.experiment-tools:enabled ${rest}`;

/** The lessons that hold an experiment, and how it is played. */
export const lessons = [
  {
    id: 'video3',
    async play(page: Page) {
      await page.fill(tools('.chain-block:nth-child(1) input'), 'Nova → Mira: 500');
      await seen(page, tools('.chain-block.is-broken'));
      await page.click(tools('button[aria-disabled=false]'));
      await page.click(tools('button[aria-disabled] + button'));
      await seen(page, tools('button[aria-disabled=true]'));
    },
  },
  {
    id: 'video17',
    async play(page: Page) {
      await page.click(tools('> button'));
      const [sign, check] = [tools('.my-3 button:nth-child(1)'), tools('.my-3 button:nth-child(2)')];
      await page.click(sign);
      await page.click(check);
      await seen(page, tools('.my-3 + p output:not(:empty)'));
    },
  },
  {
    id: 'video19',
    async play(page: Page) {
      const slider = page.locator(tools('.slider input')).last();
      for (const key of ['End', 'Home']) await slider.press(key);
      for (const place of [2, 1]) await page.click(tools(`.counting-choice label:nth-of-type(${place})`));
    },
  },
];
