import { bringAxe, findings } from './support/axe';
import { journey } from './support/journey';
import { layOutAll } from './support/layOutAll';
import { statesAt } from './support/states';

journey('Every state of the pages keeps axe silent', async (visit) => {
  const { page, isPhone } = visit;
  await bringAxe(page);
  await layOutAll(page);
  const found: Record<string, string[]> = {};
  for (const [name, arrive] of statesAt(isPhone)) {
    await arrive(visit);
    await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
    const here = await findings(page);
    if (here.length) found[name] = here;
  }
  expect(found).toEqual({});
  visit.expectConsole(/status of 500/);
});
