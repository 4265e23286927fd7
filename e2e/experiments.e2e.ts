import { languages } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';
import { bringAxe, findings } from './support/axe';
import { bringDevTools } from './support/devTools';
import { journey, phone, visit, type Visit } from './support/journey';
import { settled } from './support/settled';
import { until } from './support/until';

const names = { video3: 'chain', video17: 'signature', video19: 'vote' } as const;
type Id = keyof typeof names;
const ids = Object.keys(names) as Id[];

const toolsOf = ({ page, t }: Visit, id: Id) => page.getByRole('region', { name: t(`${names[id]}.title`) });

/** Opens the lesson, waits for its experiment and answers what it asks for from then on. */
async function open(visit: Visit, id: Id): Promise<string[]> {
  await visit.open(`/video/${id}`);
  await toolsOf(visit, id).locator('fieldset:not(:disabled)').first().waitFor();
  // Pictures further down come with the scrolling.
  await visit.page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
  await settled(visit.page);
  const asked: string[] = [];
  visit.page.on('request', (request) => asked.push(request.url()));
  return asked;
}

journey(
  'B11, B15 a changed block breaks the chain, is mended, and does not match the copies of others',
  async (visit) => {
    const { page, t } = visit;
    await bringAxe(page);
    const asked = await open(visit, 'video3');
    const tools = toolsOf(visit, 'video3');
    await tools.getByLabel(t('chain.text', { number: 1 })).fill('Nova → Mira: 500');
    await tools.getByText(t('chain.broken')).waitFor();
    await tools.getByText(t('chain.after')).waitFor();
    expect(await findings(page)).toEqual([]);
    // By keyboard, without looking for the button again.
    await tools.getByRole('button', { name: t('chain.mend', { number: 2 }) }).press('Enter');
    await tools.getByRole('button', { name: t('chain.mend', { number: 3 }) }).waitFor();
    await page.keyboard.press('Enter');
    await tools.getByText(t('chain.status.changed')).waitFor();
    await tools.getByText(t('chain.copies.fewer')).waitFor();
    const slider = tools.getByRole('slider', { name: t('chain.copies.rewrite') });
    for (let step = 0; step < 3; step++) await slider.press('ArrowRight');
    await tools.getByText(t('chain.copies.more')).waitFor();
    expect(await findings(page)).toEqual([]);
    await tools.getByRole('button', { name: t('experiments.restart') }).click();
    await tools.getByText(t('chain.status.original')).waitFor();
    expect(asked).toEqual([]);
  },
);

journey(
  'B11, B15 a signature fits its sentence, and not the one with a changed letter; after another page its keys are gone',
  async (visit) => {
    const { page, t } = visit;
    await bringAxe(page);
    const asked = await open(visit, 'video17');
    const tools = toolsOf(visit, 'video17');
    const press = (name: 'make' | 'sign' | 'check') =>
      tools.getByRole('button', { name: t(`signature.${name}`) }).click();
    await press('make');
    await tools.getByText(t('signature.privateNote')).waitFor();
    await tools.getByText(t('signature.keysMade')).waitFor();
    await press('sign');
    await tools.getByText(t('signature.verdict.signed')).waitFor();
    await press('check');
    await tools.getByText(t('signature.verdict.fits')).waitFor();
    const sentence = tools.getByLabel(t('signature.sentence'));
    await sentence.press('End');
    await page.keyboard.press('Backspace');
    await tools.getByText(t('signature.verdict.changed')).waitFor();
    await press('check');
    await tools.getByText(t('signature.verdict.fitsNot')).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(asked).toEqual([]);
    await page.locator('a[rel~="next"], .video-order a').first().click();
    await page.waitForURL(/video16/);
    await page.goBack();
    await tools.getByText(t('signature.noKeys')).waitFor();
  },
);

journey('B11, B15 turnout and quorum say who decides', async (visit) => {
  const { page, t } = visit;
  await bringAxe(page);
  const asked = await open(visit, 'video19');
  const tools = toolsOf(visit, 'video19');
  await tools.getByText(t('vote.verdict.few')).waitFor();
  const slider = (name: 'turnout' | 'quorum') => tools.getByRole('slider', { name: t(`vote.${name}`), exact: true });
  await slider('quorum').press('End');
  await tools.getByText(t('vote.verdict.short')).waitFor();
  await slider('turnout').press('End');
  await tools.getByText(t('vote.verdict.many')).waitFor();
  expect(await findings(page)).toEqual([]);
  await tools.getByText(t('vote.tokens'), { exact: true }).click();
  await tools.getByText(t('vote.verdict.shared')).waitFor();
  expect(await findings(page)).toEqual([]);
  expect(asked).toEqual([]);
});

it('B8, B15 a jump to another moment shows the experiment as it was then', () =>
  visit('en', {}, async (visit) => {
    const { page, t } = visit;
    const { moment, jumpTo } = await bringDevTools(page);
    await open(visit, 'video3');
    const tools = toolsOf(visit, 'video3');
    /** React numbers ids anew with every mount. */
    const html = async () => (await tools.innerHTML()).replaceAll(/_r_\w+_/g, '_id_');
    const lived: { state: unknown; seen: string }[] = [{ state: await moment(), seen: await html() }];
    await tools.getByLabel(t('chain.text', { number: 1 })).fill('Nova → Mira: 6');
    for (const number of [2, 3]) {
      await tools.getByRole('button', { name: t('chain.mend', { number }) }).waitFor();
      lived.push({ state: await moment(), seen: await html() });
      await tools.getByRole('button', { name: t('chain.mend', { number }) }).click();
    }
    await tools.getByText(t('chain.status.changed')).waitFor();
    lived.push({ state: await moment(), seen: await html() });
    expect(new Set(lived.map(({ seen }) => seen)).size).toBe(4);
    for (const { state, seen } of [...lived.toReversed(), ...lived]) {
      await jumpTo(state);
      expect(await html()).toBe(seen);
    }
  }));

it.each(languages)('B1, B15 shows a drawing and a sentence instead where there are no scripts (%s)', (language) =>
  visit(language, { javaScriptEnabled: false, viewport: phone }, async (visit) => {
    const { page, t } = visit;
    for (const id of ids) {
      await page.goto(pathIn(language, `/video/${id}`));
      // Not by their texts: the search for those leaves out what is in `noscript`.
      const sentence = toolsOf(visit, id).locator('figcaption');
      expect(await sentence.textContent()).toBe(t(`${names[id]}.outcome`));
      const drawing = toolsOf(visit, id).locator('img');
      await drawing.scrollIntoViewIfNeeded();
      await until('it is drawn', () => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth === 640));
      expect(await toolsOf(visit, id).locator('input:visible, button:visible').count()).toBe(0);
    }
  }),
);

it.each([
  ['video3', 'es'],
  ['video17', 'en'],
] as const)('B15 says so where the browser has no Web Crypto (%s, %s)', (id, language) =>
  visit(language, {}, async (visit) => {
    const { page, t } = visit;
    await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }));
    await visit.open(`/video/${id}`);
    await toolsOf(visit, id).getByText(t('experiments.noCrypto')).waitFor();
    await toolsOf(visit, id)
      .getByText(t(`${names[id]}.outcome`))
      .waitFor();
  }),
);
