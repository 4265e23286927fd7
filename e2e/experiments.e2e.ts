import { messageIds } from '../src/features/experiments/scamSlice';
import { bringAxe, findings } from './support/accessibility';
import { expect, test, type Visit } from './support/test';
import { settled } from './support/settled';

const names = {
  video3: 'chain',
  video5: 'sight',
  video6: 'scam',
  video8: 'credential',
  video9: 'room',
  video11: 'token',
  video17: 'signature',
  video19: 'vote',
} as const;
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

test('B11, B15 breaks a chain by one press, and repairs it by work, all in one screen @engines', async ({
  visit,
  page,
  t,
}) => {
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
  expect(await findings(page, tools)).toEqual([]);
  for (const number of [1, 2, 3]) await press(t('chain.mend', { number }));
  await expect(tools.getByText(/00063c32/).first()).toBeInViewport();
  await tools.getByText(t('chain.race.title')).click();
  const slider = tools.getByRole('slider', { name: t('chain.race.share') });
  await slider.press('End');
  await expect(tools.getByText(t('chain.race.always', { share: 60 }))).toBeVisible();
  expect(await findings(page, tools)).toEqual([]);
  await tools.getByRole('button', { name: t('chain.restart') }).click();
  await expect(tools.getByText(t('chain.status.original', { zeros: '000' }))).toBeVisible();
  expect(asked).toEqual([]);
});

test('B11, B26 breaks the chain on home, where its code comes when it comes into sight @engines', async ({
  visit,
  page,
  t,
}) => {
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
  expect(await findings(page, taste)).toEqual([]);
});

test('B11, B15 signs a sentence, and forgets the keys on another page @engines', async ({ visit, page, t }) => {
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
  expect(await findings(page, tools)).toEqual([]);
  expect(asked).toEqual([]);
  await page.locator('.lesson-ending .stretched-link').click();
  await expect(page).not.toHaveURL(/video17/);
  await page.goBack();
  await expect(tools.getByText(t('signature.noKeys'))).toBeVisible();
});

test('B11, B15 looks at the browser by a press, asks for nothing, and forgets it with the page @engines', async ({
  visit,
  page,
  t,
}) => {
  await bringAxe(page);
  const asked = await open(visit, 'video5');
  const tools = toolsOf(visit, 'video5');
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await tools.getByRole('radio', { name: t('sight.prediction.many') }).check();
  await expect(tools.getByText(zone)).toHaveCount(0);
  await tools.getByRole('button', { name: t('sight.look') }).press('Enter');
  await expect(tools.getByText(zone)).toBeVisible();
  await expect(tools.getByText(t('sight.prediction.why'))).toBeVisible();
  for (const box of await tools.getByRole('checkbox').all()) await box.press('Space');
  await expect(tools.getByText(t('sight.town.one'))).toBeInViewport();
  expect(await findings(page, tools)).toEqual([]);
  expect(asked).toEqual([]);
  await page.locator('.lesson-ending .stretched-link').click();
  await expect(page).not.toHaveURL(/video5/);
  await page.goBack();
  await expect(tools.getByText(t('sight.unseen'))).toBeVisible();
});

test('B11, B15 breaks a contract by keyboard, mends it and publishes it, all in one screen @engines', async ({
  visit,
  page,
  t,
}) => {
  await bringAxe(page);
  const asked = await open(visit, 'video9');
  const tools = toolsOf(visit, 'video9');
  const call = (person: 'ana' | 'stranger', what: 'book' | 'cancel') =>
    tools.getByRole('button', { name: `${t(`room.people.${person}`)} ${t(`room.calls.${what}`)}` }).press('Enter');
  await tools.getByRole('radio', { name: t('room.prediction.refuses') }).check();
  await call('ana', 'book');
  await call('stranger', 'cancel');
  await expect(tools.getByText(t('room.prediction.why'))).toBeVisible();
  const check = tools.getByRole('checkbox', { name: t('room.lines.own') });
  await check.scrollIntoViewIfNeeded();
  await expect(tools.getByText(t('room.missing', { line: 7 }))).toBeInViewport();
  expect(await findings(page, tools)).toEqual([]);
  await check.press('Space');
  await tools.getByRole('button', { name: t('room.publish') }).press('Enter');
  await expect(tools.getByText(t('room.published', { written: 1, all: 4 }))).toBeVisible();
  await expect(tools.getByRole('checkbox')).toHaveCount(0);
  await call('ana', 'book');
  await call('stranger', 'cancel');
  await expect(tools.getByText(t('room.refused', { line: 7 }))).toBeInViewport();
  await expect(tools.locator('dl')).toContainText(`${t('room.fees')}3${t('room.refusals')}1`);
  expect(await findings(page, tools)).toEqual([]);
  expect(asked).toEqual([]);
});

test('B11, B15 turnout and quorum say who decides @engines', async ({ visit, page, t }) => {
  await bringAxe(page);
  const asked = await open(visit, 'video19');
  const tools = toolsOf(visit, 'video19');
  await expect(tools.getByText(t('vote.verdict.few'))).toBeVisible();
  const slider = (name: 'turnout' | 'quorum') => tools.getByRole('slider', { name: t(`vote.${name}`), exact: true });
  await slider('quorum').press('End');
  await expect(tools.getByText(t('vote.verdict.short'))).toBeVisible();
  await slider('turnout').press('End');
  await expect(tools.getByText(t('vote.verdict.many'))).toBeVisible();
  expect(await findings(page, tools)).toEqual([]);
  await tools.getByText(t('vote.tokens'), { exact: true }).click();
  await expect(tools.getByText(t('vote.verdict.shared'))).toBeVisible();
  expect(await findings(page, tools)).toEqual([]);
  expect(asked).toEqual([]);
});

test('B11, B15 decides what to sign, message by message and by keyboard @engines', async ({ visit, page, t }) => {
  await bringAxe(page);
  const asked = await open(visit, 'video6');
  const tools = toolsOf(visit, 'video6');
  const button = (name: 'no' | 'next' | 'result') =>
    tools.getByRole('button', { name: t(`scam.${name}`), exact: true });
  await tools.getByRole('radio', { name: t('scam.prediction.asks') }).check();
  const message = tools.getByRole('group', { name: t('scam.messages.verify.from') });
  await message.getByRole('checkbox', { name: t('scam.messages.verify.two') }).press('Space');
  await button('no').press('Enter');
  await expect(button('next')).toBeFocused();
  await message.scrollIntoViewIfNeeded();
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(tools.getByText(t('scam.messages.verify.tell'))).toBeInViewport({ ratio: 1 });
  expect(await findings(page, tools)).toEqual([]);
  await page.keyboard.press('Enter');
  // Reading goes on at the top of the next message.
  await expect(tools.getByRole('group', { name: t('scam.messages.call.from') })).toBeFocused();
  for (let number = 2; number <= messageIds.length; number += 1) {
    await button('no').press('Enter');
    await button(number === messageIds.length ? 'result' : 'next').press('Enter');
  }
  await expect(tools.getByRole('listitem')).toHaveCount(messageIds.length);
  await expect(tools.getByText(t('scam.prediction.why'))).toBeVisible();
  expect(await findings(page, tools)).toEqual([]);
  expect(asked).toEqual([]);
});

test('B11, B15 a careless permission empties a row of the table @engines', async ({ visit, page, t }) => {
  await bringAxe(page);
  const asked = await open(visit, 'video11');
  const tools = toolsOf(visit, 'video11');
  const row = (name: 'you' | 'program') => tools.getByRole('row').filter({ hasText: t(`token.holders.${name}`) });
  await tools.getByRole('radio', { name: t('token.prediction.price') }).check();
  await tools.getByRole('radio', { name: t('token.none') }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tools.getByRole('radio', { name: t('token.unlimited') })).toBeChecked();
  await tools.getByRole('button', { name: t('token.take', { price: 2 }) }).press('Enter');
  await tools.getByRole('table').scrollIntoViewIfNeeded();
  await expect(row('you')).toContainText('0');
  await expect(row('program')).toContainText('10');
  await expect(row('program')).toBeInViewport({ ratio: 1 });
  await expect(tools.getByRole('status').filter({ hasText: t('token.event.stays') })).toBeInViewport({ ratio: 1 });
  await expect(tools.getByText(t('token.prediction.why'))).toBeVisible();
  expect(await findings(page, tools)).toEqual([]);
  expect(asked).toEqual([]);
});

test('B11, B15 shows one thing of a card, and forgets the card on another page @engines', async ({
  visit,
  page,
  t,
}) => {
  await bringAxe(page);
  const asked = await open(visit, 'video8');
  const tools = toolsOf(visit, 'video8');
  const press = (name: 'issue' | 'show' | 'lose') =>
    tools.getByRole('button', { name: t(`credential.${name}`), exact: true }).press('Enter');
  const says = (verdict: 'onlyAge' | 'forgedList' | 'lost') =>
    expect(tools.getByText(t(`credential.verdict.${verdict}`))).toBeVisible();
  await press('issue');
  await press('show');
  await says('onlyAge');
  await expect(tools.getByText(t('credential.listed'), { exact: true })).toBeInViewport();
  expect(await findings(page, tools)).toEqual([]);
  await tools.getByRole('radio', { name: t('credential.cheat.list', { age: '21+' }) }).press('Space');
  await press('show');
  await says('forgedList');
  await press('lose');
  await press('show');
  await says('lost');
  expect(await findings(page, tools)).toEqual([]);
  expect(asked).toEqual([]);
  await page.locator('.lesson-ending .stretched-link').click();
  await expect(page).not.toHaveURL(/video8/);
  await page.goBack();
  await expect(tools.getByText(t('credential.noCard'))).toBeVisible();
});
