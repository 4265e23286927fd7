import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { headersFor } from '../../server/static/headerRules';
import { sitePaths, unlistedPaths } from '../../src/app/routes';
import { videosData } from '../../src/features/videos/videosData';
import { languageOf, pathIn, plainPath } from '../../src/lib/paths';
import { siteUrl } from '../../src/lib/site';
import { inlineHashes, videoHosts } from '../build/deploy/policies';
import { siteHeaders } from '../build/deploy/siteHeaders';
import { sitemap } from '../build/html/siteFiles';
import { checkSite, rows } from '../checkLive';
import { openSite } from './site';

const style = '<style>a{}</style>';
const scriptFiles = ['/assets/a.0000000a.js', '/assets/b.0000000b.js', '/assets/c.0000000c.js'];
const pages = [...sitePaths, ...unlistedPaths];
const files = [...pages.map((plain) => `${plain}.html`), ...scriptFiles].map((file) => file.slice(1));
const parts = { files, supabaseUrl: undefined, videos: videoHosts(videosData), ...inlineHashes([style]) };
const rules = siteHeaders(parts);

interface Good {
  status: number;
  headers: Headers;
  text: string;
}
type Spoil = (answer: Good) => void;

/** Answers as a host with the built site does. */
function goodAnswer({ href, protocol, hostname, pathname }: URL, sent: Headers): Good {
  const location = href.replace('http:', 'https:').replace('//www.', '//');
  if (protocol === 'http:' || hostname.startsWith('www.'))
    return { status: 301, headers: new Headers({ location }), text: '' };
  const own = siteUrl + pathIn(languageOf(pathname), plainPath(pathname));
  const scripts = scriptFiles.map((src) => `<script src="${src}"></script>`).join('');
  const page =
    `<html lang="${languageOf(pathname)}">${style}<link rel="canonical" href="${own}">` +
    `<body><!--$-->${scripts}<!--/$--><img src="/images/a.svg?v=1">`;
  const headers = new Headers({ 'cache-control': 'no-cache', 'content-encoding': 'br', etag: '"1"' });
  for (const [name, value] of headersFor(rules, pathname)) headers.set(name, value);
  if (sent.has('if-none-match')) return { status: 304, headers, text: '' };
  const isMissing = /\/site\.0|\/none\./.test(pathname);
  const isThere = pages.includes(plainPath(pathname)) || /^\/(images|sitemap|healthz)|000.\.js$/.test(pathname);
  return {
    status: isThere && !isMissing ? 200 : 404,
    headers: isMissing ? new Headers({ 'cache-control': 'no-cache' }) : headers,
    text: pathname === '/sitemap.xml' ? sitemap() : page,
  };
}

/** What the command says of a good site of which one path answers in another way. */
async function saidOf(path = '', spoil: Spoil = () => undefined): Promise<string[]> {
  const site = openSite(siteUrl, async (input, init) => {
    const answer = goodAnswer(new URL(input as URL), new Headers(init?.headers));
    if (new URL(input as URL).pathname === path) spoil(answer);
    return new Response([301, 302, 304].includes(answer.status) ? null : answer.text, answer);
  });
  const lines: string[] = [];
  await checkSite(site, (line) => lines.push(line));
  return lines;
}

it('U1, B11 finds nothing wrong with a good site', async () => {
  expect(await saidOf()).toEqual([...rows.map(({ title }) => `ok    ${title}`), `Nothing found wrong at ${siteUrl}.`]);
});

const status =
  (code: number): Spoil =>
  (answer) =>
    void (answer.status = code);
const text =
  (from: string | RegExp, to: string): Spoil =>
  (answer) =>
    void (answer.text = answer.text.replace(from, to));
const header =
  (name: string, value: string): Spoil =>
  ({ headers }) =>
    headers.set(name, value);
const policy =
  (from: string, to: string): Spoil =>
  ({ headers }) =>
    headers.set('content-security-policy', headers.get('content-security-policy')!.replace(from, to));

it.each<[row: number, message: string, path: string, spoil: Spoil]>([
  [0, '/en/video/video7 answers 404', '/en/video/video7', status(404)],
  [0, '/community is in "en" instead of "es"', '/community', text('lang="es"', 'lang="en"')],
  [0, '/community is not the canonical address', '/community', text('href="https', 'href="http')],
  [0, '/en asks search engines to leave it out', '/en', header('x-robots-tag', 'noindex')],
  [0, '/sitemap.xml lacks', '/sitemap.xml', text('/video/video3<', '/video/video33<')],
  [1, '/video/video999 answers 200', '/video/video999', status(200)],
  [1, '/site.00000000.js has Cache-Control "public"', '/site.00000000.js', header('cache-control', 'public')],
  [1, '/assets/none.00000000.js has Cache-Control', '/assets/none.00000000.js', header('cache-control', 'immutable')],
  [1, '/images/none.svg has Cache-Control', '/images/none.svg', header('cache-control', 'max-age=31536000')],
  [1, '/en/no-such-page is in "es"', '/en/no-such-page', text('lang="en"', 'lang="es"')],
  [2, '/ has Strict-Transport-Security "max-age=60"', '/', header('strict-transport-security', 'max-age=60')],
  [2, '/en?q=web3 answers 302', '/en', (answer) => void (answer.status = answer.text ? 200 : 302)],
  [3, '/videos has the policy ""', '/videos', header('content-security-policy', '')],
  [3, 'has the policy', '/', policy("script-src 'self'", "$& 'unsafe-inline'")],
  [3, 'has the policy', '/', policy("connect-src 'self'", '$& https://a.co https://evil.test')],
  [3, '/waitlist/leave has Referrer-Policy ""', '/waitlist/leave', header('referrer-policy', '')],
  [3, '/ sets a cookie', '/', header('set-cookie', 'id=1')],
  [3, '/login has a script or a style that its policy refuses', '/login', text('<style>', '<style> ')],
  [3, '/legal is rewritten on its way', '/legal', text('<body>', '<a href="/cdn-cgi/l/email-protection#1a">')],
  [3, '/videos is rewritten on its way: comments are gone', '/videos', text(/<!--.*?-->/g, '')],
  [
    3,
    '/ is rewritten on its way',
    '/',
    text('<body>', '<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js">'),
  ],
  [4, '/ has Cache-Control "public, max-age=600"', '/', header('cache-control', 'public, max-age=600')],
  [
    4,
    '/assets/a.0000000a.js has Cache-Control "no-cache"',
    '/assets/a.0000000a.js',
    header('cache-control', 'no-cache'),
  ],
  [4, '/images/a.svg?v=1 has Cache-Control "public"', '/images/a.svg', header('cache-control', 'public')],
  [4, '/ names no files with a hash', '/', text(/assets/g, '')],
  [4, '/ answers 200 instead of 304', '/', status(200)],
  [4, '/videos has Content-Encoding ""', '/videos', header('content-encoding', '')],
  [5, '/.env answers 200', '/.env', status(200)],
  [6, 'nobody could be asked', '/healthz', status(404)],
])('B11 row %i says: %s', async (row, message, path, spoil) => {
  const said = await saidOf(path, spoil);
  const start = said.indexOf(`FAIL  ${rows[row]!.title}`);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(said.slice(start + 1).join('\n')).toContain(message);
});

it('B11 follows redirects within the site alone, five at most, and asks the same once', async () => {
  const answers: Record<string, string> = {
    '/a': '/b',
    '/b': '/c',
    '/away': 'https://evil.test/',
    '/round': '/round?x',
  };
  const fetch = jest.fn(async (input: URL | RequestInfo) => {
    const { pathname } = new URL(input as URL);
    const location = pathname === '/round' ? `/round?${Math.random()}` : answers[pathname];
    return new Response(null, location ? { status: 301, headers: { location } } : { status: 200 });
  });
  const site = openSite(siteUrl, fetch);
  const ends = await Promise.all(['/a', '/a', '/away', '/round'].map((path) => site.ask(path)));
  expect(ends.map(({ url, status: code }) => [url.pathname, code])).toEqual([
    ['/c', 200],
    ['/c', 200],
    ['/away', 301],
    ['/round', 301],
  ]);
  expect(fetch).toHaveBeenCalledTimes(3 + 1 + 6);
});

it('B6 gives up on an answer without an end', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });
  const site = openSite(siteUrl, async () => new Response(endless));
  await expect(site.ask('/')).rejects.toThrow('/: longer than 2000000 bytes');
});

it.each([
  ['', { stdout: '', stderr: expect.stringMatching(/npm run check:live https/) as unknown }],
  ['http://127.0.0.1:1', { stdout: expect.stringMatching(/^FAIL .*\n +\/.*: (fetch failed|bad port)/) as unknown }],
])('the command ends with exit code 1 for "%s"', async (named, said) => {
  const ended = promisify(execFile)(process.execPath, ['-r', 'esbuild-register', 'scripts/checkLive.ts', named]);
  expect(await ended.catch((error: unknown) => error)).toMatchObject({ code: 1, ...said });
});
