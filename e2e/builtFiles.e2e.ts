import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { filesIn, publicVersion } from '../scripts/build/publicVersion';

const root = path.resolve(__dirname, '..');
const written = readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(path.join(root, 'dist', name), 'utf8');

test('U2 marks every address of a file of public/ that stands in the HTML, a manifest or the feed', () => {
  const files = filesIn(path.join(root, 'public')).map((file) => `/${file}`);
  const version = publicVersion(root);
  const texts = written.filter((name) => /\.(html|webmanifest|xml)$/.test(name));
  expect(texts.length).toBeGreaterThan(70);
  const unmarked = texts.flatMap((name) => {
    const text = read(name);
    return files
      .filter((file) => text.replaceAll(`${file}?v=${version}`, '').includes(file))
      .map((file) => `${file} in ${name}`);
  });
  expect(unmarked).toEqual([]);
});

/** With the tags that HTML lets the build leave out, and the validator does not. */
const withEveryTag = (html: string) =>
  html.includes('</body>')
    ? html
    : `${html.replace(/<html[^>]*>/, '$&<head>').replace('<!--email_off-->', '</head><body>$&')}</body></html>`;

test('B1 writes valid HTML', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  // The English pages differ in their words alone.
  const pages = written.filter((name) => name.endsWith('.html') && !/\ben[./]/.test(name));
  expect(pages.length).toBeGreaterThan(35);
  for (const page of pages) {
    const { results } = await validator.validateString(withEveryTag(read(page)));
    const messages = results.flatMap((result) => result.messages.map(({ message }) => message));
    expect.soft(messages, page).toEqual([]);
  }
});
