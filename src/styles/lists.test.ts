import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

it('B18 hides the marks of a list in the one way that leaves it a list in WebKit', () => {
  const src = path.resolve(__dirname, '..');
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.scss'));
  const hiding = sheets.filter((file) => /list-style(-type)?: none/.test(readFileSync(path.join(src, file), 'utf8')));
  expect({ sheets: sheets.length > 0, hiding }).toEqual({ sheets: true, hiding: [] });
});
