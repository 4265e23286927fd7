import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesIn, publicVersion } from '../scripts/build/publicVersion';
import { expect, test } from './support/test';
import { settled } from './support/settled';

const dist = path.resolve(__dirname, '../dist');
const root = path.resolve(__dirname, '..');
const files = ['public', 'build/drawings']
  .flatMap((folder) => filesIn(path.join(root, folder)))
  .map((file) => `/${file}`);
const version = publicVersion(root);

test('U2 marks every address of a file of public/ that stands in the HTML, a manifest or the feed @wide', () => {
  const written = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => /\.(html|webmanifest|xml)$/.test(file));
  expect(written.length).toBeGreaterThan(70);
  const unmarked = written.flatMap((name) => {
    const text = readFileSync(path.join(dist, name), 'utf8');
    return files
      .filter((file) => text.replaceAll(`${file}?v=${version}`, '').includes(file))
      .map((file) => `${file} in ${name}`);
  });
  expect(unmarked).toEqual([]);
});

test('U2 asks for each picture with its version, and may keep it for a year @wide', async ({ page, open, t }) => {
  const asked: string[] = [];
  const caching = new Set<string | undefined>();
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!files.includes(pathname)) return;
    asked.push(pathname + search);
    if (pathname.startsWith('/images/')) caching.add(response.headers()['cache-control']);
  });
  await open('/');
  for (const [link, title] of [
    [t('nav.videos'), t('videos.title')],
    [t('nav.community'), t('community.title')],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await settled(page);
  }
  expect(asked.some((address) => address.startsWith('/images/plates/'))).toBe(true);
  expect(asked.filter((address) => !address.endsWith(`?v=${version}`))).toEqual([]);
  expect([...caching]).toEqual(['public, max-age=31536000']);
});
