import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { colourOf } from '../../../src/styles/colourOf';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { fillTemplate, inlineScript } from './fillTemplate';
import { inlineStyles, purgeStyles } from './styles';

const link = '<link rel="stylesheet" href="/s.css">';
const scripts = '<script type="module" src="/vendor.js"></script>\n <script type="module" src="/main.js"></script>';
const template = `<!doctype html><html lang="es" dir="ltr"><meta charset="utf-8">${link}${scripts}<div id="root"></div>`;
/** As Parcel's optimiser leaves it. */
const small =
  '<!doctype html><html lang=es><meta charset=utf-8><link rel=stylesheet href=/s.css><script type=module src=/vendor.js></script><script type=module src=/main.js></script><div id=root></div>';

const headTags =
  '<title>A $& title</title><meta name="description" content="d"><link rel="canonical" href="/c"><script type="application/ld+json">{"a":"<\\u003c"}</script>';
const page = {
  path: '/en/videos',
  language: 'en',
  html: `${headTags}<h1>Hello $&</h1><title>of a drawing</title>`,
  preloads: ['a.js', 'b.js'],
  font: 'f.woff2',
  earlyScripts: ['one()', 'two()'],
  isSecret: true,
  crawlerHead: '<crawler>',
  lateScript: 'late()',
};
const font = '<link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin>';
const icons =
  `<meta name="theme-color" content="${colourOf('screen', 'surface')}">` +
  '<link rel="icon" href="/favicon.ico" sizes="48x48"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';
const open = '<!doctype html><html lang="en" data-rendered-path="/en/videos"><meta charset="utf-8">';
const body = '<div id="root"><h1>Hello $&</h1><title>of a drawing</title></div>';
const last =
  '<script type="module" src="/vendor.js"></script><script data-vendor="/vendor.js" data-client="/main.js" data-preloads="/a.js /b.js">late()</script>';

const early = '<meta name="referrer" content="no-referrer"><script>one()</script><script>two()</script>';

it('B1 B2 B3 B4 B11 puts the protection of a secret address first, head tags before the styles, and the scripts last', () => {
  expect(fillTemplate(template, page)).toBe(open + early + font + icons + headTags + '<crawler>' + link + body + last);
  // In the same way in the template that the optimiser made smaller.
  const plain = (html: string) => html.replace(/"|=""/g, '');
  expect(plain(fillTemplate(small, page))).toBe(plain(fillTemplate(template, page)));
  const headless = '<p>no head</p><title>of a drawing</title>';
  const filled = fillTemplate(template, { ...page, isSecret: false, html: headless });
  expect(filled).toContain(`${open}<script>one()`);
  expect(filled).toContain(`<div id="root">${headless}</div>`);
});

it.each([
  ['html', template.replace(/<html[^>]*>/, ''), '<html'],
  ['stylesheet', template.replace(link, ''), '<link rel'],
  ['two scripts', template.replace(scripts, ''), '(<script type'],
  ['root', template.replace('<div id="root"></div>', ''), '(<script type'],
])('B1 refuses a template without %s, naming what is missing', (_what, broken, missing) => {
  expect(() => fillTemplate(broken, page)).toThrow(`The template has no /${missing}`);
});

it('B1 keeps the line that lays the page out early when the script is made smaller', () => {
  expect(inlineScript('src/boot/inline/lateScript.ts', 'loadAfterPaint')).toContain('.body.offsetHeight');
});

it('B1 B18 calls a function of a file with the window, in code for old browsers that leaves no name behind', () => {
  const folder = temporaryDirectory({
    'part.ts': 'export const part = (value?: { deep: number }) => value?.deep ?? 1;',
    'whole.ts':
      "import { part } from './part';\nclass Kept { field = part() }\nexport function run({ document }: Window) { document.title = `${new Kept().field}`; }",
  });
  const script = inlineScript(path.join(folder, 'whole.ts'), 'run');
  const window = { document: { title: '' } };
  const names = { window };
  runInNewContext(script, names);
  expect([window.document.title, Object.keys(names)]).toEqual(['1', ['window']]);
  // A field of a class is newer than what the oldest browsers know.
  expect(script).not.toMatch(/class[ \w]*\{\w+=|\n/);
});

const css = [
  ':root{--tint-1:#111;--my--tint-1:#111;--used:#222;--unused:#333}',
  '@font-face{font-family:F;src:url(font-1.a.woff2)format("woff2")}',
  '.in-page{color:var(--used)}',
  '.in-script{margin:0}',
  '.star-vega,.avatar-vega,.video-card-list{margin:1px}',
  '.nowhere,.in-map,.my-star-vega,.my-avatar-vega,.my-video-card-list{margin:2px}',
  '.card-header,.border,.disabled,.in-script:indeterminate{margin:3px}',
  '.sign::before{content:"é"}',
  '.far{background:url(/a.svg)}',
].join('');
const site = {
  'styles.css': css,
  'index.html': '<link rel="stylesheet" href="/styles.css"><p class="in-page sign">',
  'en/[id]/index.html': '<i class="far">',
  'a.js': 'x="in-script card-header border disabled"',
  'a.js.map': 'in-map',
  'notes.txt': 'nowhere',
  'experiments/other.css': '.other{margin:3px}',
};

it('B1 takes the stylesheet out of the site, with the rules alone that a page or a script may need', async () => {
  const dist = temporaryDirectory(site);
  const kept = await purgeStyles(dist);
  const needed = '--tint-1 --used .in-page .in-script .far .star-vega .avatar-vega .video-card-list';
  const others =
    '--my--tint --unused .nowhere .in-map .my-star .my-avatar .my-video-card .card-header .border .disabled :indeterminate';
  expect(
    `${needed} ${others}`
      .split(' ')
      .filter((name) => kept.includes(name))
      .join(' '),
  ).toBe(needed);
  // Pages lie in folders, so the font is named from the root of the site.
  expect(kept).toMatch(/url\(\/font-1\.a\.woff2\).*url\(\/a\.svg\)/s);
  const isLeft = ['styles.css', 'experiments/other.css'].map((file) => existsSync(path.join(dist, file)));
  expect(isLeft).toEqual([false, true]);
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
