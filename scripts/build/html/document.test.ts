import { runInNewContext } from 'node:vm';
import { colourOf } from '../../../src/styles/colourOf';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { aroundStyles, readTemplate } from './document';
import { inlineScript, lateScript } from './inlineScripts';
import { staticHead } from './staticHead';
import { purgeStyles } from './styles';

const link = '<link rel="stylesheet" href="/s.css">';
const scripts = '<script type="module" src="/vendor.js"></script>\n <script type="module" src="/main.js"></script>';
const template = `<!doctype html><html lang="es" dir="ltr"><meta charset="utf-8">${link}${scripts}<div id="root"></div>`;
/** As Parcel's optimiser leaves it. */
const small =
  '<!doctype html><html lang=es><script type=importmap>{"imports":{"1Bxga":"/a.js"}}</script><meta charset="utf-8"><link rel=stylesheet href=/s.css><script type=module src=/vendor.js></script><script type=module src=/main.js></script><div id=root></div>';

const page = {
  path: '/en/videos',
  language: 'en' as const,
  title: 'A title',
  description: 'd',
  isHidden: false,
  tags: '<title>A $& title</title>',
  root: '<div id="root"><h1>Hello $&</h1></div>',
  preloads: ['a.js', 'b.js'],
  font: 'f.woff2',
};
const font = '<link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin>';
const icons =
  `<meta name="theme-color" content="${colourOf('screen', 'surface')}">` +
  '<link rel="icon" href="/favicon.ico" sizes="48x48"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';
const last = `<script type=module src=/vendor.js></script><script data-vendor="/vendor.js" data-client="/main.js" data-preloads="/a.js /b.js">${lateScript}</script>`;

it.each([template, small])('B1 B2 puts all of a page’s head before the styles, and the scripts last, in %s', (html) => {
  const [before, after] = aroundStyles(readTemplate(html), page);
  const [start, rest] = before.split(/<script>.+?<\/script>/);
  expect(start).toBe('<!doctype html><html lang="en" data-rendered-path="/en/videos"><meta charset="utf-8">');
  expect(rest).toBe(font + icons + page.tags + staticHead(page.path, 'en', page));
  expect(after).toBe(page.root + last);
});

const scriptCode: Record<string, string> = {
  goToLanguage: inlineScript('goToLanguage.ts', 'goToLanguage'),
  hideMailToken: inlineScript('hideMailToken.ts', 'hideMailToken'),
  keepEarlyPresses: inlineScript('earlyPresses.ts', 'keepEarlyPresses'),
};

it.each([
  ['/en/videos', ['keepEarlyPresses']],
  ['/videos', ['goToLanguage', 'keepEarlyPresses']],
  ['/waitlist/confirm', ['goToLanguage', 'hideMailToken', 'keepEarlyPresses']],
])('B3 B4 B11 I1 the head of %s begins with the protection of its address, and runs %j', (address, names) => {
  const [before] = aroundStyles(readTemplate(small), { ...page, path: address, isHidden: true });
  const [, early = ''] = /<meta charset="utf-8">(.*?)<link rel="preload"/s.exec(before) ?? [];
  const referrer = names.includes('hideMailToken') ? '<meta name="referrer" content="no-referrer">' : '';
  expect(early).toBe(referrer + names.map((name) => `<script>${scriptCode[name]}</script>`).join(''));
});

it.each([
  ['html', template.replace(/<html[^>]*>/, '')],
  ['stylesheet', template.replace(link, '')],
  ['two scripts', template.replace(/<script.*?<\/script>/, '')],
  ['no third script', template.replace(link, `${link}<script></script>`)],
  ['root', template.replace('<div id="root"></div>', '')],
])('B1 refuses what Parcel made of the template unless it has %s', (_what, broken) => {
  expect(() => readTemplate(broken)).toThrow('src/site.html does not become');
});

it('B1 keeps the line that lays the page out early when the script is made smaller', () => {
  expect(lateScript).toContain('.body.offsetHeight');
});

it('B1 B18 calls a function of a file with the window, in code for old browsers that leaves no name behind', () => {
  const folder = temporaryDirectory({
    'part.ts': 'export const part = (value?: { deep: number }) => value?.deep ?? 1;',
    'whole.ts':
      "import { part } from './part';\nclass Kept { field = part() }\nexport function run({ document }: Window) { document.title = `${new Kept().field}`; }",
  });
  const script = inlineScript('whole.ts', 'run', folder);
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
  '.nowhere,.my-star-vega,.my-avatar-vega,.my-video-card-list{margin:2px}',
  '.card-header,.border,.disabled,.in-script:indeterminate{margin:3px}',
  '.sign::before{content:"é"}',
  '.far{background:url(/a.svg)}',
].join('');
const pagesAndScripts = ['<p class="in-page sign">', '<i class="far">', 'x="in-script card-header border disabled"'];

it('B1 leaves of the stylesheet the rules alone that a page or a script may need', async () => {
  const kept = await purgeStyles(css, pagesAndScripts);
  const needed = '--tint-1 --used .in-page .in-script .far .star-vega .avatar-vega .video-card-list';
  const others =
    '--my--tint --unused .nowhere .my-star .my-avatar .my-video-card .card-header .border .disabled :indeterminate';
  expect(
    `${needed} ${others}`
      .split(' ')
      .filter((name) => kept.includes(name))
      .join(' '),
  ).toBe(needed);
  // Pages lie in folders, so the font is named from the root of the site.
  expect(kept).toMatch(/url\(\/assets\/font-1\.a\.woff2\).*url\(\/a\.svg\)/s);
  await expect(purgeStyles('.a{margin:0}', [''])).rejects.toThrow('Nothing is left of the stylesheet.');
});
