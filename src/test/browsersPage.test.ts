import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The first column names the API as the code spells it, but for what stands in brackets or is a tag. */
const rows = read('docs/browsers.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^\**`/.test(cells[1] ?? ''))
  .map((cells) => ({
    api: cells[1]!.replace(/[*`]/g, '').replace(/[>)]$/, '').replace('loading="lazy"', 'loading='),
    files: [...cells[5]!.matchAll(/`([^`]+)`/g)].map((match) => match[1]!),
  }));

it('B18 names in docs/browsers.md only files that use the API', () => {
  const missing = rows.flatMap(({ api, files }) =>
    files.filter((file) => !read(file).includes(api)).map((file) => `${file} has no ${api}: correct docs/browsers.md`),
  );
  expect({ rows: rows.length > 30, missing }).toEqual({ rows: true, missing: [] });
});
