import { bringAxe, findings } from './support/accessibility';
import { expect, test, type Visit } from './support/test';
import { settled } from './support/settled';

const names = { video3: 'chain', video17: 'signature', video19: 'vote' } as const;
type Id = keyof typeof names;

const toolsOf = ({ page, t }: Visit, id: Id) => page.getByRole('region', { name: t(`${names[id]}.title`) });

/** Opens the lesson, waits for its experiment and answers what it asks for from then on. */
async function open(visit: Visit, id: Id): Promise<string[]> {
  await visit.open(`/video/${id}`);
  await expect(toolsOf(visit, id).locator('fieldset:not(:disabled)').first()).toBeVisible();
  // Pictures further down come with the scrolling.
  await visit.page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
  await settled(visit.page);
  const asked: string[] = [];
  visit.page.on('request', (request) => asked.push(request.url()));
  return asked;
}

test('B11, B15 breaks a chain by one press, and repairs it by work, all in one screen', async ({ visit, page, t }) => {
  await bringAxe(page);
  const asked = await open(visit, 'video3');
  const tools = toolsOf(visit, 'video3');
  const press = async (name: string) => {
    // By keyboard, without looking for the button again.
    await expect(tools.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await tools.getByRole('radio', { name: t('chain.prediction.two') }).check();
  await tools.getByRole('button', { name: t('chain.cheat') }).focus();
  await press(t('chain.cheat'));
  await expect(tools.getByText(t('chain.prediction.why'))).toBeVisible();
  await tools.getByRole('listitem').nth(1).scrollIntoViewIfNeeded();
  await expect(tools.getByText(t('chain.status.noWork', { number: 1, zeros: '000' }))).toBeInViewport();
  expect(await findings(page)).toEqual([]);
  for (const number of [1, 2, 3]) await press(t('chain.mend', { number }));
  await expect(tools.getByText(/00063c32/).first()).toBeInViewport();
  await tools.getByText(t('chain.race.title')).click();
  const slider = tools.getByRole('slider', { name: t('chain.race.share') });
  await slider.press('End');
  await expect(tools.getByText(t('chain.race.always', { share: 60 }))).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await tools.getByRole('button', { name: t('chain.restart') }).click();
  await expect(tools.getByText(t('chain.status.original', { zeros: '000' }))).toBeVisible();
  expect(asked).toEqual([]);
});

test('B11, B26 breaks the chain on home, where its code comes when it comes into sight', async ({ visit, page, t }) => {
  await bringAxe(page);
  await visit.open('/');
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const taste = page.locator('#taste');
  const height = () => taste.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await taste.scrollIntoViewIfNeeded();
  await taste.getByRole('button', { name: t('chain.cheat') }).click();
  await expect(taste.getByText(t('chain.status.noWork', { number: 1, zeros: '000' }))).toBeVisible();
  expect(asked.some((url) => url.includes('/styles/experiments.css'))).toBe(true);
  expect(await height()).toBe(before);
  expect(await findings(page)).toEqual([]);
});

test('B11, B15 signs a sentence, and forgets the keys on another page', async ({ visit, page, t }) => {
  await bringAxe(page);
  const asked = await open(visit, 'video17');
  const tools = toolsOf(visit, 'video17');
  const press = (name: 'make' | 'sign' | 'check') =>
    tools.getByRole('button', { name: t(`signature.${name}`) }).click();
  await press('make');
  await expect(tools.getByText(t('signature.privateNote'))).toBeVisible();
  await expect(tools.getByText(t('signature.keysMade'))).toBeVisible();
  await press('sign');
  await expect(tools.getByText(t('signature.verdict.signed'))).toBeVisible();
  await press('check');
  await expect(tools.getByText(t('signature.verdict.fits'))).toBeVisible();
  const sentence = tools.getByRole('textbox', { name: t('signature.sentence') });
  await sentence.press('End');
  await page.keyboard.press('Backspace');
  await expect(tools.getByText(t('signature.verdict.changed'))).toBeVisible();
  await press('check');
  await expect(tools.getByText(t('signature.verdict.fitsNot'))).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(asked).toEqual([]);
  await page.locator('a[rel~="next"], .video-order a').first().click();
  await expect(page).toHaveURL(/video3/);
  await page.goBack();
  await expect(tools.getByText(t('signature.noKeys'))).toBeVisible();
});

test('B11, B15 turnout and quorum say who decides', async ({ visit, page, t }) => {
  await bringAxe(page);
  const asked = await open(visit, 'video19');
  const tools = toolsOf(visit, 'video19');
  await expect(tools.getByText(t('vote.verdict.few'))).toBeVisible();
  const slider = (name: 'turnout' | 'quorum') => tools.getByRole('slider', { name: t(`vote.${name}`), exact: true });
  await slider('quorum').press('End');
  await expect(tools.getByText(t('vote.verdict.short'))).toBeVisible();
  await slider('turnout').press('End');
  await expect(tools.getByText(t('vote.verdict.many'))).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await tools.getByText(t('vote.tokens'), { exact: true }).click();
  await expect(tools.getByText(t('vote.verdict.shared'))).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(asked).toEqual([]);
});
