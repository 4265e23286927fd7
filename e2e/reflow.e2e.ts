import { languages } from '../src/lib/language';
import { cutText, overflow } from './support/cutText';
import { visit } from './support/journey';
import { layOutAll } from './support/layOutAll';

it.each(languages)('fits the open filters and the open menu into 320 × 256 px (%s)', (language) =>
  visit(language, { viewport: { width: 320, height: 256 } }, async ({ page, t, open }) => {
    await layOutAll(page);
    await open('/videos');
    await page.getByText(t('videos.filters.tags'), { exact: true }).click();
    await page.getByRole('button', { name: t('videos.layout.list') }).click();
    const filters = [...(await overflow(page)), ...(await cutText(page))];
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await page.getByRole('dialog').waitFor();
    expect({ filters, menu: await cutText(page) }).toEqual({ filters: [], menu: [] });
  }),
);
