import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { es } from '../src/i18n/allTexts';
import { startDevServer } from './support/devServer';
import { expect as soon, test } from './support/test';

/** A busy machine builds slowly. */
const expect = soon.configure({ timeout: 30_000 });

const { label, list } = es.videos.layout;
const listButton = (page: Page) => page.getByRole('button', { name: list });

/** What is edited, and where the page shows the edit. */
const kinds = [
  {
    file: 'src/features/videos/VideoExplorer.tsx',
    code: '<TagFilter onChosen={showResults} />',
    edited: (edit: number) => `<p>Edited ${edit}</p><TagFilter onChosen={showResults} />`,
    see: (page: Page, edit: number) => expect(page.getByText(`Edited ${edit}`)).toBeVisible(),
  },
  {
    file: 'locales/es/explorer.json',
    code: label,
    edited: (edit: number) => `${label} ${edit}`,
    see: (page: Page, edit: number) => expect(page.getByRole('group', { name: `${label} ${edit}` })).toBeVisible(),
  },
  {
    file: 'src/features/videos/videoFiltersSlice.ts',
    code: 'state.layout = payload ?? state.layout;',
    edited: (edit: number) => `state.tags = ['edited${edit}'];`,
    see: (page: Page, edit: number) =>
      expect(async () => {
        await listButton(page).click();
        await expect(page).toHaveURL(new RegExp(`edited${edit}`), { timeout: 100 });
      }).toPass({ intervals: [0], timeout: 30_000 }),
  },
  {
    file: 'src/features/videos/explorer.scss',
    code: '',
    edited: (edit: number) => `.explorer-filters { z-index: ${edit}; }\n`,
    see: (page: Page, edit: number) => expect(page.getByRole('search')).toHaveCSS('z-index', `${edit}`),
  },
];

test('shows each kind of edit in development without a reload, and keeps the state @wide', async ({ browser }) => {
  test.setTimeout(300_000);
  const { url, directory, stop } = await startDevServer();
  try {
    const page = await browser.newPage({ locale: 'es-ES', baseURL: url });
    await page.goto('/videos');
    await listButton(page).click();
    for (const { file, code, edited, see } of kinds) {
      const place = path.join(directory, file);
      const before = readFileSync(place, 'utf8');
      const waits: number[] = [];
      for (const edit of [1, 2, 3]) {
        const begun = Date.now();
        writeFileSync(place, before.replace(code, edited(edit)));
        await see(page, edit);
        waits.push(Date.now() - begun);
      }
      process.stdout.write(`${file}: ${waits.join(', ')} ms\n`);
      // No address names it: a reload would lose it.
      await expect(listButton(page)).toHaveAttribute('aria-pressed', 'true');
    }
  } finally {
    await stop();
  }
});
