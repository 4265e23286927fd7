import type { Page } from '@playwright/test';

/** What has words or signs of its own that cannot be told from what is behind them: less contrast than this, as WCAG counts it. */
export const faintTexts = (page: Page, selector: string, least: number) =>
  page.evaluate(
    ([selector, least]) => {
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
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
      return [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.matches('button, a') || hasText(element))
        .filter((element) => {
          const colours = [getComputedStyle(element).color, behind(element)].map(luminance);
          const [light = 0, dark = 0] = colours.sort((a, b) => b - a);
          return (light + 0.05) / (dark + 0.05) < least;
        })
        .map((element) => `${element.className} ${element.textContent}`);
    },
    [selector, least] as const,
  );
