import { createHash } from 'node:crypto';
import { inlineHashes } from './inlineHashes';

const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('B11 every inline block has one hash of its exact content; data and external files have none', () => {
  const pages = [
    '<style>a{color:red}\n</style><script>\n go() </script><script src="/x.js"></script>',
    '<STYLE media=print>a{color:red}\n</STYLE><script type="importmap">{"imports":{}}</script>',
    '<script type="application/ld+json">{"@type":"Person"}</script><script type=module src=/y.js></script>',
  ];
  expect(inlineHashes(pages)).toEqual({
    styleHashes: [digest('a{color:red}\n')],
    scriptHashes: [digest('\n go() '), digest('{"imports":{}}')].sort(),
  });
});

it('B11 pages without inline blocks have no hashes', () => {
  expect(inlineHashes(['<p>style</p>'])).toEqual({ styleHashes: [], scriptHashes: [] });
});
