import { visit } from './support/journey';

const forced = { viewport: { width: 1280, height: 800 }, forcedColors: 'active', colorScheme: 'light' } as const;

it('rings what is pressed and has the focus in a colour of the system, where colours are forced', () =>
  visit('en', forced, async ({ page, t, open }) => {
    await open('/videos?tag=comunidad');
    const tag = page.getByRole('button', { name: new RegExp(`^${t('tags.comunidad')}\\b`) }).first();
    await tag.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const look = await tag.evaluate((element) => {
      const { outlineColor, outlineStyle, backgroundColor, color } = getComputedStyle(element);
      return {
        outlineColor,
        outlineStyle,
        isFilled: backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== color,
      };
    });
    expect(look).toEqual({ outlineColor: 'rgb(0, 0, 0)', outlineStyle: 'solid', isFilled: true });
  }));
