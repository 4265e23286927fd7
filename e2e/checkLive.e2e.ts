import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { allChecks } from '../scripts/checkLive/allChecks';
import { runChecks } from '../scripts/checkLive/runChecks';
import type { Site } from '../scripts/checkLive/site';
import { cloudflareHost, type Handler, netlifyHost, serve } from '../test-support/hosts';
import { header, publicSite, type Spoil, status, text } from './support/spoil';

const root = path.resolve(__dirname, '..');
const dist = path.join(root, 'dist');
const server = () => process.env.E2E_URL ?? '';

async function linesOf(site: Site): Promise<string[]> {
  const lines: string[] = [];
  await runChecks(site, allChecks, (line) => lines.push(line));
  return lines;
}
const allWell = [...allChecks.map(({ title }) => `ok    ${title}`), expect.stringMatching(/^Nothing found wrong/)];

it('U1, B11 finds nothing wrong with the built site behind https', async () => {
  expect(await linesOf(publicSite(server()))).toEqual(allWell);
});

it.each<[string, () => Handler]>([
  ['Netlify, where headers go by the address', () => netlifyHost(dist, 'asked')],
  ['Netlify, where headers go by the file', () => netlifyHost(dist, 'rewritten')],
  ['Cloudflare Pages', () => cloudflareHost(dist)],
])('U1, B11 finds nothing wrong with the built site at %s', async (_name, makeHost) => {
  const host = await serve(makeHost());
  try {
    expect(await linesOf(publicSite(host.url))).toEqual(allWell);
  } finally {
    await host.stop();
  }
});

const command = (...parameters: string[]) =>
  promisify(execFile)(process.execPath, ['-r', 'esbuild-register', 'scripts/checkLive.ts', ...parameters], {
    cwd: root,
  });

it('The command leaves out what needs https for a site of this machine, and says so', async () => {
  const { stdout } = await command(server());
  expect(stdout).toMatch(/^left {2}https only: /m);
  expect(stdout).not.toMatch(/^FAIL/m);
  expect(stdout).toMatch(/^Nothing found wrong at http:/m);
});

it.each([
  ['an address where nothing answers', 'http://127.0.0.1:1', /does not answer/],
  ['no address', '', /npm run check:live https/],
  ['http somewhere else', 'http://constela.example', /npm run check:live https/],
])('The command fails for %s', async (_what, named, said) => {
  const failure = (await command(named).catch((error: unknown) => error)) as {
    code: number;
    stdout: string;
    stderr: string;
  };
  expect(failure.code).toBe(1);
  expect(failure.stdout + failure.stderr).toMatch(said);
});

const script = /^\/[\w-]+\.[0-9a-f]{8}\.js$/;
const answersAnew: Spoil = (_asked, answer, sent) =>
  sent.has('if-none-match') ? new Response('', { status: 200, headers: answer.headers }) : undefined;
const repeatsToken: Spoil = (asked, answer) =>
  asked.search.includes('token=') ? new Response(asked.search, { status: 200, headers: answer.headers }) : undefined;
const plainHttp: Spoil = (asked) => (asked.protocol === 'http:' ? new Response('home') : undefined);

/** What is spoilt, in the order of the checks that must find it. */
const spoilt: Record<string, [string, Spoil][]> = {
  'every page is there, in both languages': [
    ['a page is missing', status('/en/video/video7', 404)],
    ['a page has the HTML of another', text('/community', 'data-rendered-path="/community"', 'data-rendered-path="/"')],
    ['a page is in another language', text('/community', 'lang="es"', 'lang="en"')],
    ['a page is sent as a file', header('/login', 'content-type', 'application/octet-stream')],
  ],
  'https only': [
    ['browsers are not told to stay on https', header('/', 'strict-transport-security', null)],
    ['they are told for a minute', header('/', 'strict-transport-security', 'max-age=60')],
    ['http answers by itself', plainHttp],
  ],
  'security headers': [
    ['a page has no policy', header('/videos', 'content-security-policy', null)],
    [
      'the policy allows any inline script',
      header('/', 'content-security-policy', (value) =>
        value.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      ),
    ],
    [
      'the policy allows a script of a stranger',
      header('/', 'content-security-policy', (value) =>
        value.replace("script-src 'self'", "script-src 'self' https://evil.test"),
      ),
    ],
    [
      'pages may be framed',
      header('/en', 'content-security-policy', (value) => value.replace("frame-ancestors 'none'", 'frame-ancestors *')),
    ],
    [
      'two projects may be called',
      header('/', 'content-security-policy', (value) =>
        value.replace("connect-src 'self'", "connect-src 'self' https://a.supabase.co https://evil.test"),
      ),
    ],
    ['types are guessed', header('/', 'x-content-type-options', null)],
    ['features are not switched off', header('/', 'permissions-policy', 'camera=*')],
    ['other sites learn the whole address', header('/videos', 'referrer-policy', 'unsafe-url')],
    ['the host sets a cookie', header('/', 'set-cookie', 'id=1')],
  ],
  'the policy allows the inline scripts and styles of every page, and no others': [
    ['a style was rewritten', text('/login', '<style>', '<style> ')],
    ['a script was added', text('/', '<body>', '<body><script>x()</script>')],
    [
      'the policy is of another build',
      header(/./, 'content-security-policy', (value) =>
        value.replace("style-src 'self'", "style-src 'self' 'sha256-AAAA='"),
      ),
    ],
    ['an element has a handler', text('/', '<h1', '<h1 onclick="x()"')],
  ],
  'pages ask no other origin for anything': [
    ['there is a picture of a stranger', text('/privacy', '</h1>', '</h1><img src="https://evil.test/x.png">')],
    ['there are styles of a stranger', text('/', '<body>', '<link rel=stylesheet href=//fonts.test/x.css><body>')],
    [
      'there is a measuring script',
      text('/en/login', '<body>', '<script defer src="https://evil.test/x.js"></script><body>'),
    ],
  ],
  'pages that mails lead to keep their token to themselves': [
    ['one sends its address on', header('/waitlist/leave', 'referrer-policy', null)],
    ['one is kept', header('/en/waitlist/confirm', 'cache-control', 'public, max-age=600')],
    ['one is moved', status('/waitlist/confirm', 301)],
    ['one repeats its token', repeatsToken],
  ],
  'no outbox, no settings and no source can be fetched': [
    ['the settings can be read', status('/.env', 200)],
    ['there is an outbox', status('/__outbox/', 401)],
  ],
  'the host answers in the language of the visitor, and of the address': [
    ['it does not say that the language varies', header('/', 'vary', 'Accept-Encoding')],
    ['everybody gets Spanish', text('/videos', /lang="e[ns]"/, 'lang="es" ')],
  ],
  'an unknown address is answered with 404, in the right language': [
    ['an unknown lesson is there', status('/video/video999', 200)],
    ['what is missing is kept', header('/site.00000000.js', 'cache-control', 'public, max-age=31536000, immutable')],
    ['search engines may list it', text('/no-such-page', 'content="noindex"', 'content="index"')],
  ],
  'pages are asked for anew, files with a hash are kept': [
    ['a page is kept', header('/', 'cache-control', 'public, max-age=600')],
    ['nothing is said of a page', header('/videos', 'cache-control', null)],
    ['scripts are asked for anew', header(script, 'cache-control', 'no-cache')],
    ['pictures are asked for anew', header(/^\/images\//, 'cache-control', 'public, max-age=0')],
    ['a script is missing', status(script, 404)],
    ['a page that has not changed travels again', answersAnew],
  ],
  'texts travel compressed': [
    ['a page comes as it is', header('/', 'content-encoding', null)],
    ['scripts come as they are', header(script, 'content-encoding', null)],
  ],
  'every page names its one address, and that of each language': [
    [
      'the address is of another site',
      text('/community', 'rel="canonical" href="', 'rel="canonical" href="https://www.'),
    ],
    ['a language is missing', text('/en/profile/vega', /hreflang="es"/i, 'hreflang="fr"')],
    ['the host hides a preview', header('/en', 'x-robots-tag', 'noindex')],
  ],
  'sitemap and robots.txt': [
    ['a page is not in the sitemap', text('/sitemap.xml', '/video/video3<', '/video/video33<')],
    ['crawlers are shut out', text('/robots.txt', 'Allow: /', 'Disallow: /')],
    ['there is no sitemap', status('/sitemap.xml', 404)],
  ],
  'a feed for each language': [
    ['one is missing', status('/en/feed.xml', 404)],
    ['one lacks a lesson', text('/feed.xml', '<link>https://constela.example/video/video5<', '<link>/video/video5<')],
  ],
  'manifest, icons and security.txt': [
    ['the contact has expired', text('/.well-known/security.txt', /^Expires: \d{4}/m, 'Expires: 2020')],
    ['an icon is missing', status('/icons/icon-512.png', 404)],
    ['a manifest is missing', status('/en/manifest.webmanifest', 404)],
  ],
};

it('There is a case for every check', () => {
  expect(Object.keys(spoilt)).toEqual(allChecks.map(({ title }) => title));
});

describe.each(allChecks.map((check) => ({ check, title: check.title })))('"$title" fails when', ({ check, title }) => {
  it.each(spoilt[title] ?? [])('%s', async (_what, spoil) => {
    const faults = await check.findFaults(publicSite(server(), spoil));
    expect(faults).not.toEqual([]);
  });
});
