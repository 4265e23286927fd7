import { runInNewContext } from 'node:vm';
import path from 'node:path';
import { colourOf } from '../../../src/styles/colourOf';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { fillTemplate, inlineScript } from './fillTemplate';

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

it('B1 B2 puts head tags before the styles, the body into its place and the scripts last', () => {
  expect(fillTemplate(template, page)).toBe(open + font + icons + headTags + link + body + last);
});

it('B1 fills the template that the optimiser made smaller in the same way', () => {
  const plain = (html: string) => html.replace(/"|=""/g, '');
  expect(plain(fillTemplate(small, page))).toBe(plain(fillTemplate(template, page)));
});

it('B2 B3 B4 B11 puts the tags of crawlers last, and the protection of a secret address first', () => {
  const filled = fillTemplate(template, {
    ...page,
    earlyScripts: ['one()', 'two()'],
    isSecret: true,
    crawlerHead: '<crawler>',
  });
  const early = '<meta name="referrer" content="no-referrer"><script>one()</script><script>two()</script>';
  expect(filled).toBe(open + early + font + icons + headTags + '<crawler>' + link + body + last);
});

it('B1 takes a page without head tags whole for its body', () => {
  expect(fillTemplate(template, { ...page, html: '<p>no head</p><title>of a drawing</title>' })).toContain(
    '<div id="root"><p>no head</p><title>of a drawing</title></div>',
  );
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
