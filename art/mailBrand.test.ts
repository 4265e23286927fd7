import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailBrand, mailBrandFile } from './mailBrand';

it('B4 the mails have the name and the colours of the site; after a change run `npm run draw`', () => {
  expect(readFileSync(join(__dirname, '..', mailBrandFile), 'utf8')).toBe(mailBrand());
});
