import { paths } from '../src/lib/paths';
import { changedLooks } from './support/changedLooks';
import { visit } from './support/journey';
import { kindsOfWrittenPage } from './support/kindsOfPage';
import { layOutAll } from './support/layOutAll';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
const visits = [
  ...kindsOfWrittenPage.map((path) => ({ path, viewport: phone })),
  { path: paths.home, viewport: desk },
];

it.each(visits)('B1 begins $path at $viewport.width px with every rule that it and its menu need', ({ path, viewport }) =>
  visit('es', { viewport }, async ({ page, isPhone, open, t }) => {
    await layOutAll(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/main.*.css', async (route) => {
      await held;
      await route.continue();
    });

    await open(`${path}?forceHideBadge=true`);
    await page.getByRole('button', { name: t(isPhone ? 'nav.openMenu' : 'nav.members'), exact: true }).click();
    await page.getByRole('link', { name: 'Vega', exact: true }).first().waitFor();
    expect(await changedLooks(page)).not.toEqual([]);
    release();
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.endsWith('.css')));
    expect(await changedLooks(page)).toEqual([]);
  }));
