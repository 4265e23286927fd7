import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findPort } from '../server/listen';
import { allTexts } from '../scripts/content/allTexts';
import { expect as soon, test, wide } from './support/test';

/** A busy machine builds slowly. */
const expect = soon.configure({ timeout: 20_000 });

const root = path.resolve(__dirname, '..');
const notCopied = /^\/(node_modules|dist|build|shots|\.git|\.data|\.parcel-cache)(\/|$)/;

const { label, list } = allTexts.es.videos.layout;
const listButton = (page: Page) => page.getByRole('button', { name: list });
const likeButton = (page: Page) => page.locator('.comment-like').first();

/** What is edited, and where the page shows the edit. */
const kinds = [
  {
    file: 'src/features/videos/VideoExplorer.tsx',
    code: '<TagFilter onChosen={showResults} />',
    edited: (edit: number) => `<p>Edited ${edit}</p><TagFilter onChosen={showResults} />`,
    see: (page: Page, edit: number) => expect(page.getByText(`Edited ${edit}`)).toBeVisible(),
  },
  {
    file: 'locales/es/videos.json',
    code: label,
    edited: (edit: number) => `${label} ${edit}`,
    see: (page: Page, edit: number) => expect(page.getByRole('group', { name: `${label} ${edit}` })).toBeVisible(),
  },
  {
    // A slice that comes with the code of its page.
    file: 'src/features/comments/commentsSlice.ts',
    code: 'comment.likes += 1;',
    edited: (edit: number) => `comment.likes = ${edit}00;`,
    see: (page: Page, edit: number) =>
      expect(async () => {
        if (!(await likeButton(page).isVisible())) await page.locator('main a[href^="/video/video1?"]').first().click();
        await likeButton(page).click();
        await soon(likeButton(page)).toContainText(`${edit}00`, { timeout: 2000 });
      }).toPass({ timeout: 20_000 }),
  },
];

/** In one step, as editors do: a build that finds the file still empty would reload the page. */
function save(file: string, text: string): void {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}

test('shows each kind of edit in development without a reload, and keeps the state', async ({ browser }) => {
  test.setTimeout(600_000);
  const directory = mkdtempSync(path.join(tmpdir(), 'constela-dev-'));
  // As root PostgreSQL runs as another user, who must reach its data.
  chmodSync(directory, 0o755);
  cpSync(root, directory, { recursive: true, filter: (file) => !notCopied.test(file.slice(root.length)) });
  symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'));
  const port = await findPort({ port: 0, host: undefined });
  // Without npm, which would end before the server and Parcel have ended.
  const server = spawn(process.execPath, ['-r', 'esbuild-register', 'scripts/dev.ts'], {
    cwd: directory,
    env: { ...process.env, PORT: String(port), DATA_DIR: '', SUPABASE_URL: '' },
  });
  const ended = once(server, 'exit');
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const builds = () => said.split('Built in').length - 1;
  try {
    await expect.poll(builds, { timeout: 300_000 }).toBeGreaterThan(0);
    const page = await browser.newPage({ locale: 'es-ES', viewport: wide, baseURL: `http://localhost:${port}` });
    await page.goto('/videos');
    // A press before the page lives may be lost.
    await expect(async () => {
      await listButton(page).click();
      await soon(listButton(page)).toHaveAttribute('aria-pressed', 'true');
    }).toPass();
    for (const { file, code, edited, see } of kinds) {
      const place = path.join(directory, file);
      const before = readFileSync(place, 'utf8');
      for (const edit of [1, 2]) {
        const earlier = builds();
        // Parcel may overlook a file that is saved while it builds, and one edit may make it build twice.
        await expect(async () => {
          save(place, before.replace(code, edited(edit)));
          await see(page, edit);
        }).toPass({ timeout: 120_000 });
        // The page shows an edit before its build ends.
        await expect.poll(builds, { timeout: 60_000 }).toBeGreaterThan(earlier);
      }
      if (!(await listButton(page).isVisible())) await page.goBack();
      // No address names it: a reload would lose it.
      await expect(listButton(page), file).toHaveAttribute('aria-pressed', 'true');
    }
  } catch (error) {
    throw new Error(`The server said:\n${said.slice(-2000)}`, { cause: error });
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});
