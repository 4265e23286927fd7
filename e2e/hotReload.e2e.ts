import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { es } from '../src/i18n/allTexts';
import { startDevServer } from './support/devServer';
import { expect, test } from './support/test';

const component = 'src/features/videos/VideoExplorer.tsx';
const edits = [1, 2, 3];

test('shows a component’s edit within two seconds in development, and keeps the state @wide', async ({ browser }) => {
  test.setTimeout(180_000);
  const { url, directory, stop } = await startDevServer();
  try {
    const page = await browser.newPage({ locale: 'es-ES', baseURL: url });
    await page.goto('/videos');
    const search = page.getByRole('searchbox', { name: es.videos.filters.search });
    await search.fill('web3');
    const file = path.join(directory, component);
    const code = readFileSync(file, 'utf8');
    const waits: number[] = [];
    for (const edit of edits) {
      const before = Date.now();
      writeFileSync(file, code.replace('<SearchField />', `<p>Edited ${edit}</p><SearchField />`));
      await expect(page.getByText(`Edited ${edit}`)).toBeVisible();
      waits.push(Date.now() - before);
    }
    // The best of three, because the machine has other work.
    expect(Math.min(...waits)).toBeLessThan(2000);
    await expect(search).toHaveValue('web3');
  } finally {
    await stop();
  }
});
