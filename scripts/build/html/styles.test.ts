import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { inlineStyles, purgeStyles } from './styles';

const css = [
  ':root{--tint-1:#111;--my--tint-1:#111;--used:#222;--unused:#333}',
  '@font-face{font-family:F;src:url(font-1.a.woff2)format("woff2")}',
  '.in-page{color:var(--used)}',
  '.in-script{margin:0}',
  '.star-vega,.avatar-vega,.video-card-list{margin:1px}',
  '.nowhere,.in-map,.my-star-vega,.my-avatar-vega,.my-video-card-list{margin:2px}',
  '.sign::before{content:"é"}',
  '.far{background:url(/a.svg)}',
].join('');
const site = {
  'styles.css': css,
  'index.html': '<link rel="stylesheet" href="/styles.css"><p class="in-page sign">',
  'en/[id]/index.html': '<i class="far">',
  'a.js': 'x="in-script"',
  'a.js.map': 'in-map',
  'notes.txt': 'nowhere',
  'experiments/other.css': '.other{margin:3px}',
};

it('B1 takes the stylesheet out of the site, with the rules alone that a page or a script may need', async () => {
  const dist = temporaryDirectory(site);
  const { before, css: kept } = await purgeStyles(dist);
  expect(before).toBe(Buffer.byteLength(css));
  const needed = [
    '--tint-1',
    '--used',
    '.in-page',
    '.in-script',
    '.far',
    '.star-vega',
    '.avatar-vega',
    '.video-card-list',
  ];
  expect(needed.filter((name) => !kept.includes(name))).toEqual([]);
  const others = ['--my--tint', '--unused', '.nowhere', '.in-map', '.my-star', '.my-avatar', '.my-video-card'];
  expect(others.filter((name) => kept.includes(name))).toEqual([]);
  // Pages lie in folders, so the font is named from the root of the site.
  expect(kept).toMatch(/url\(\/font-1\.a\.woff2\).*url\(\/a\.svg\)/s);
  expect(['styles.css', 'experiments/other.css'].map((file) => existsSync(path.join(dist, file)))).toEqual([
    false,
    true,
  ]);
});

it.each([
  ['has no stylesheet', { 'index.html': '', 'a/b.css': '.a{margin:0}' }, 'The built site has no stylesheet.'],
  ['needs no rule', { 'index.html': '', 's.css': '.a{margin:0}' }, 'Nothing is left of the stylesheet.'],
])('B1 refuses a site that %s', async (_what, files, message) => {
  await expect(purgeStyles(temporaryDirectory(files))).rejects.toThrow(message);
});

it.each(['<link rel="stylesheet" href="/s.1a.css">', '<link rel=stylesheet href=/s.1a.css>'])(
  'B1 puts the styles in the place of %s, letter by letter',
  (link) => {
    const file = path.join(temporaryDirectory({ 'index.html': `<a>${link}<b href="x">` }), 'index.html');
    inlineStyles(file, '.a{content:"$&"}');
    expect(readFileSync(file, 'utf8')).toBe('<a><style>.a{content:"$&"}</style><b href="x">');
  },
);

it('B1 refuses a page without a link to the styles, naming it', () => {
  const file = path.join(temporaryDirectory({ 'index.html': '<p>' }), 'index.html');
  expect(() => inlineStyles(file, '.a{}')).toThrow(`${file} names no stylesheet.`);
});
