import { expect, test } from './support/test';

test('B20 opens a term, and closes it by Escape and a press elsewhere', async ({ page, viewport, t, open }) => {
  const term = (name: string) => page.locator('.lead-text').getByRole('button', { name });
  const meaning = (name: 'web3' | 'blockchain') => page.locator('.lead-text').getByText(t(`glossary:${name}.meaning`));
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
