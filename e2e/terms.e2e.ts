import { expect, test } from './support/test';

test('B20 opens a term, and closes it by Escape and a press elsewhere', async ({ page, viewport, open }) => {
  const term = (name: string) => page.locator('.lead-text').getByRole('button', { name });
  const meaning = (name: 'web3' | 'blockchain') => page.locator(`#lead-${name}-meaning`);
  await open('/community');
  await term('Web3').press('Enter');
  await expect(meaning('web3')).toBeVisible();
  const { x, width } = (await meaning('web3').boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(viewport!.width);
  await page.keyboard.press('Escape');
  await expect(meaning('web3')).toBeHidden();
  await expect(term('Web3')).toBeFocused();

  await term('Web3').click();
  await expect(meaning('web3')).toBeVisible();
  await term('blockchain').click();
  await expect(meaning('blockchain')).toBeVisible();
  await expect(meaning('web3')).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(meaning('blockchain')).toBeHidden();
});

test('B20 a sentence that is selected has its terms, as one copies it @engines', async ({ page, t, open }) => {
  await open('/community');
  const sentence = page.locator('.lead-text').first();
  const selected = await sentence.evaluate((element) => {
    window.getSelection()!.selectAllChildren(element);
    return window.getSelection()!.toString();
  });
  expect(selected.replaceAll(/\s+/g, ' ').trim()).toContain(t('community:lead'));
});
