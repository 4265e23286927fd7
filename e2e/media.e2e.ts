import type { Page } from 'playwright-core';
import { visit } from './support/journey';

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

it('prints black on white, without stars, navbar and what is there to be pressed', () =>
  visit('es', {}, async ({ page, open }) => {
    for (const path of ['/', '/videos', '/video/video1', '/waitlist']) {
      await open(path);
      await page.emulateMedia({ media: 'print' });
      expect(await styleOf(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)');
      expect(await styleOf(page, 'h1', 'color')).toBe('rgb(0, 0, 0)');
      for (const gone of ['.site-header', '.starfield', 'main button', 'footer nav']) {
        expect({ gone, seen: await page.locator(gone).filter({ visible: true }).count() }).toEqual({ gone, seen: 0 });
      }
      await page.emulateMedia({ media: 'screen' });
    }
  }));

it('keeps rings, borders and states in forced colours', () =>
  visit('es', { forcedColors: 'active' }, async ({ page, open, t }) => {
    await open('/videos?tag=comunidad');
    const pressed = page.getByRole('button', { name: new RegExp(`^${t('tags.comunidad')}\\b`) });
    const free = page.getByRole('button', { name: new RegExp(`^${t('tags.tokens')}\\b`) });
    const background = (button: typeof free) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background(pressed)).not.toBe(await background(free));
    for (const selector of ['.tag', '.layout-switch', '.video-card', 'input[type="search"]']) {
      expect({ selector, border: await styleOf(page, selector, 'border-top-style') }).toEqual({
        selector,
        border: 'solid',
      });
    }
    await page.getByRole('searchbox').focus();
    expect(await styleOf(page, 'input[type="search"]', 'outline-style')).toBe('solid');
    await open('/waitlist');
    await page.keyboard.press('Tab');
    for (const selector of ['.form-control', '.form-check-input', '.btn-primary']) {
      await page.locator(`main ${selector}`).first().focus();
      expect({ selector, ring: await styleOf(page, `main ${selector}`, 'outline-style') }).toEqual({
        selector,
        ring: 'solid',
      });
    }
    expect(await styleOf(page, '.form-check-input', 'appearance')).toBe('auto');
  }));
