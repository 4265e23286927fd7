import { runInNewContext } from 'node:vm';
import { colourOf } from '../../../src/styles/colourOf';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { aroundStyles } from './document';
import { inlineScript, lateScript } from './inlineScripts';
import { readTags } from './readTags';
import { staticHead } from './staticHead';
import { purgeStyles } from './styles';

const files = { vendor: 'vendor.js', client: 'main.js', font: 'f.woff2' };
const page = {
  path: '/en/videos',
  language: 'en' as const,
  title: 'A title',
  description: 'd',
  isHidden: false,
  tags: '<title>A $& title</title>',
  root: '<div id="root"><h1>Hello $&</h1></div>',
  preloads: ['a.js', 'b.js'],
};
const font = '<link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin>';
const icons =
  `<meta name="theme-color" content="${colourOf('screen', 'surface')}">` +
  '<link rel="icon" href="/favicon.ico" sizes="48x48"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';
const last = `<script type=module src=/vendor.js></script><script data-vendor="/vendor.js" data-client="/main.js" data-preloads="/a.js /b.js">${lateScript}</script>`;

it('B1 B2 U1 puts all of a page’s head before the styles, with the no-cache tags, and the scripts last', () => {
  const [before, after] = aroundStyles(files, page);
  const [start, rest] = before.split(/<script>.+?<\/script>/);
  expect(start).toMatch(/^<!doctype html><html lang="en" data-rendered-path="\/en\/videos"><meta charset="utf-8">/);
  for (const name of ['Cache-Control', 'Pragma', 'Expires']) expect(start).toContain(`http-equiv="${name}"`);
  expect(rest).toBe(font + icons + page.tags + staticHead(page.path, 'en', page));
  const [, missing] = after.split(/(<p id="code-missing" .* hidden>Not everything .*<\/p>)/);
  expect(after).toBe(`<!--email_off-->${page.root}<!--/email_off-->${missing}${last}`);
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
  ['/en/404', ['hideMailToken', 'keepEarlyPresses']],
])('B3 B4 I1 the head of %s begins with the protection of its address, and runs %j', (address, names) => {
  const [before] = aroundStyles(files, { ...page, path: address, isHidden: true });
  const [, early = ''] = /Expires" content="0">(.*?)<link rel="preload"/s.exec(before) ?? [];
  const referrer = names.includes('hideMailToken') ? '<meta name="referrer" content="no-referrer">' : '';
  expect(early).toBe(referrer + names.map((name) => `<script>${scriptCode[name]}</script>`).join(''));
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

it('B2 reads tags however they are written, and none inside of scripts and comments', () => {
  const html =
    '<!doctype html><LINK rel=canonical href=/a/><link hrefLang="en"\n rel=\'alternate\' href="/b?x=1&amp;y=2"/><links href="/no">' +
    '<script>"<link rel=canonical href=/no>"</script><!-- > <link href="/no"> --><img alt="a > b" src="/c.png"><p>';
  const attributesOf = (wanted: string) =>
    readTags(html).flatMap(({ name, attributes }) => (name === wanted ? [attributes] : []));
  expect(attributesOf('link')).toEqual([
    { rel: 'canonical', href: '/a/' },
    { rel: 'alternate', hreflang: 'en', href: '/b?x=1&y=2' },
  ]);
  expect(attributesOf('img')).toEqual([{ alt: 'a > b', src: '/c.png' }]);
});

it('B11 keeps what stands in a script or a style, up to its end tag', () => {
  const html = '<STYLE>a{}</styles></Style\n><script async src=a></script><title>a<b></title><script>go()</script>';
  expect(readTags(html).map(({ name, content }) => [name, content])).toEqual([
    ['style', 'a{}</styles>'],
    ['script', ''],
    ['title', 'a<b>'],
    ['script', 'go()'],
  ]);
});
