import { languages } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';
import { bringDevTools } from './support/devTools';
import { journey, phone, visit, type Visit } from './support/journey';
import { until } from './support/until';

const term = ({ page }: Visit, name: string) => page.locator('.lead-text').getByRole('button', { name });
const meaning = ({ page, t }: Visit, name: 'web3' | 'blockchain') =>
  page.locator('.lead-text').getByText(t(`glossary.${name}.meaning`));

journey('B20 opens what a term means by its word, and closes it by Escape and by a press elsewhere', async (visit) => {
  const { page, width } = visit;
  await visit.open('/community');
  await term(visit, 'Web3').press('Enter');
  await meaning(visit, 'web3').waitFor();
  const box = (await meaning(visit, 'web3').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  await page.keyboard.press('Escape');
  await meaning(visit, 'web3').waitFor({ state: 'hidden' });
  expect(await term(visit, 'Web3').evaluate((button) => button === document.activeElement)).toBe(true);

  await term(visit, 'Web3').click();
  await meaning(visit, 'web3').waitFor();
  await term(visit, 'blockchain').click();
  await meaning(visit, 'blockchain').waitFor();
  await meaning(visit, 'web3').waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1 }).click();
  await meaning(visit, 'blockchain').waitFor({ state: 'hidden' });
});

it('B8, B20 a jump to another moment opens and closes what was open then', () =>
  visit('en', {}, async (visit) => {
    const { moment, jumpTo } = await bringDevTools(visit.page);
    const press = async (name: string, id: string) => {
      await term(visit, name).click();
      // The browser shows a meaning before it tells the store.
      await until(`the store knows of ${id}`, async () => JSON.stringify(await moment()).includes(`"${id}"`));
      return moment();
    };
    await visit.open('/community');
    const closed = await moment();
    const web3 = await press('Web3', 'lead-web3');
    const blockchain = await press('blockchain', 'lead-blockchain');

    for (const [state, name] of [
      [web3, 'web3'],
      [closed, null],
      [blockchain, 'blockchain'],
      [web3, 'web3'],
    ] as const) {
      await jumpTo(state);
      for (const one of ['web3', 'blockchain'] as const)
        await meaning(visit, one).waitFor({ state: one === name ? 'visible' : 'hidden' });
      // What the browser tells of it changes nothing: it is the same moment still.
      expect(await moment()).toEqual(state);
    }
  }));

it.each(languages)('B1, B20 opens what a term means without scripts (%s)', (language) =>
  visit(language, { javaScriptEnabled: false, viewport: phone }, async (visit) => {
    await visit.page.goto(pathIn(language, '/community'));
    await term(visit, 'Web3').click();
    await meaning(visit, 'web3').waitFor();
    await visit.page.keyboard.press('Escape');
    await meaning(visit, 'web3').waitFor({ state: 'hidden' });
  }),
);

it('B1, B20 keeps open what was opened before the scripts had come', () =>
  visit('es', {}, async (visit) => {
    const { page } = visit;
    const { moment } = await bringDevTools(page);
    let come = () => {};
    const scripts = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto('/community', { waitUntil: 'commit' });
    await term(visit, 'Web3').click();
    await meaning(visit, 'web3').waitFor();
    come();
    await page.waitForFunction(() => window.jumpingStore !== undefined);
    await until('the store knows', async () => JSON.stringify(await moment()).includes('"lead-web3"'));
    expect(await meaning(visit, 'web3').isVisible()).toBe(true);
  }));
