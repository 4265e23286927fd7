import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { es } from '../src/i18n/es';
import { chromiumOptions } from './support/chromium';
import { startDevServer } from './support/devServer';

const component = 'src/features/videos/VideoExplorer.tsx';
const edits = [1, 2, 3];

it('shows a component’s edit within two seconds in development, and keeps what the page holds', async () => {
  const { url, directory, stop } = await startDevServer();
  const browser = await playwright.chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ locale: 'es-ES' });
    await page.goto(`${url}/videos`);
    const search = page.getByRole('searchbox', { name: es.videos.filters.search });
    await search.fill('web3');
    const file = path.join(directory, component);
    const code = readFileSync(file, 'utf8');
    const waits: number[] = [];
    for (const edit of edits) {
      const before = Date.now();
      writeFileSync(file, code.replace('<SearchField />', `<p>Edited ${edit}</p><SearchField />`));
      await page.getByText(`Edited ${edit}`).waitFor();
      waits.push(Date.now() - before);
    }
    // The best of three, because the machine has other work.
    expect(Math.min(...waits)).toBeLessThan(2000);
    expect(await search.inputValue()).toBe('web3');
  } finally {
    await browser.close();
    await stop();
  }
}, 120_000);
