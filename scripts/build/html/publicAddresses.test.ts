import { existsSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from '../../../src/app/sitePaths';
import { renderPage } from '../../../src/entry.server';
import { languages } from '../../../src/lib/language';
import { pathIn } from '../../../src/lib/paths';
import { fillTemplate } from './fillTemplate';
import { siteFiles } from './siteFiles';
import { staticHead } from './staticHead';
import { addTranscripts } from '../../../test-support/addTranscripts';

beforeAll(addTranscripts);

const publicFolder = path.resolve(__dirname, '../../../public');
const template =
  '<html><link rel="stylesheet" href="/s.css"><script type=module src=/a.js></script><script type=module src=/b.js></script><div id="root"></div></html>';

beforeAll(() => void (process.env.PUBLIC_VERSION = '0a1b2c3d'));
afterAll(() => void delete process.env.PUBLIC_VERSION);

/** The addresses in a text that lead to files of `public/`, with what stands behind them. */
function publicAddresses(text: string): string[] {
  const addresses = text.match(/\/[\w/.-]+\.(?:svg|png|jpg|ico)[^"'\s,<]*/g) ?? [];
  return addresses
    .map((address) => address.replace(/^\/\/[^/]+/, ''))
    .filter((address) => existsSync(path.join(publicFolder, address.replace(/[?#].*/, ''))));
}

const unmarked = (text: string) =>
  publicAddresses(text).filter((address) => !/\.\w+\?v=0a1b2c3d(?:#[\w-]+)?$/.test(address));

it.each(sitePaths)(
  'U2 marks every picture and icon of %s with the version of public/, in head, data and body',
  async (plain) => {
    for (const language of languages) {
      const address = pathIn(language, plain);
      const html = await renderPage(address, language);
      const page = fillTemplate(template, {
        path: address,
        language,
        html,
        preloads: [],
        font: 'f.woff2',
        lateScript: '',
        crawlerHead: staticHead(address, language, html),
      });
      expect(publicAddresses(page).length).toBeGreaterThan(6);
      expect(unmarked(page)).toEqual([]);
    }
  },
);

it('U2 marks the icons of the manifests', () => {
  const manifests = [...siteFiles(new Date())].filter(([file]) => file.endsWith('.webmanifest'));
  expect(manifests.flatMap(([, text]) => publicAddresses(text))).toHaveLength(3 * languages.length);
  expect([...siteFiles(new Date()).values()].flatMap(unmarked)).toEqual([]);
});
