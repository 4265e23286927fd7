import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { headersFor } from '../../server/static/headerRules';
import { sitePaths, unlistedPaths } from '../../src/app/sitePaths';
import { videosData } from '../../src/features/videos/videosData';
import type { Language } from '../../src/lib/language';
import { namedLanguage, pathIn, plainPath } from '../../src/lib/paths';
import { siteUrl } from '../../src/lib/site';
import { inlineHashes, videoHosts } from '../build/deploy/policies';
import { siteHeaders } from '../build/deploy/siteHeaders';
import { siteFiles } from '../build/html/siteFiles';
import { allChecks, runChecks } from '../checkLive';
import { type Check, openSite, type Site } from './site';

const style = '<style>a{}</style>';
const scriptFiles = ['/a.0000000a.js', '/b.0000000b.js', '/c.0000000c.js'];
const pages = [...sitePaths, ...unlistedPaths];
const rules = siteHeaders({
  files: [...pages.map((plain) => `.${plain}/index.html`), ...scriptFiles].map((file) => file.replace(/^\.?\/+/, '')),
  supabaseUrl: undefined,
  videos: videoHosts(videosData),
  ...inlineHashes([style]),
});
const files = new Map<string, readonly [type: string, text: string]>([
  ...scriptFiles.map((path) => [path, ['text/javascript', '']] as const),
  ['/images/a.svg', ['image/svg+xml', '']] as const,
  ...[192, 512].map((size) => [`/icons/icon-${size}.png`, ['image/png', '']] as const),
  ...[...siteFiles(new Date())].map(([path, text]) => [path, ['text/plain', text]] as const),
]);

function pageOf(language: Language, plain: string): string {
  const own = pathIn(language, plain);
  const isListed = sitePaths.includes(plain);
  const head = isListed ? `<link rel="canonical" href="${siteUrl}${own}">` : '<meta name="robots" content="noindex">';
  const scripts = scriptFiles.map((src) => `<script src="${src}"></script>`);
  return `<html lang="${language}" data-rendered-path="${own}">${style}${head}<body>${scripts.join('')}<h1></h1><img src="/images/a.svg?v=1">`;
}

interface Good {
  status: number;
  headers: Headers;
  text: string;
}

/** Answers as a host with the built site does. */
function goodAnswer({ href, protocol, pathname }: URL, sent: Headers): Good {
  const location = href.replace('http:', 'https:');
  if (protocol === 'http:') return { status: 301, headers: new Headers({ location }), text: '' };
  const named = namedLanguage(pathname) ?? (sent.get('accept-language')?.startsWith('en') ? 'en' : 'es');
  const [type, text] = files.get(pathname) ?? ['text/html; charset=utf-8', pageOf(named, plainPath(pathname))];
  const own = { 'cache-control': 'no-cache', 'content-type': type, 'content-encoding': 'br', etag: '"1"' };
  const headers = new Headers({ ...own, ...Object.fromEntries(headersFor(rules, pathname)) });
  if (sent.has('if-none-match')) return { status: 304, headers, text: '' };
  const isThere = files.has(pathname) || pages.includes(plainPath(pathname));
  return { status: isThere ? 200 : 404, headers, text };
}

type Spoil = (answer: Good) => void;

/** A good site, of which one path answers in another way. */
const siteWith = (path = '', spoil: Spoil = () => undefined): Site =>
  openSite(siteUrl, async (input, init) => {
    const asked = new URL(input as URL);
    const answer = goodAnswer(asked, new Headers(init?.headers));
    if (asked.pathname === path) spoil(answer);
    return new Response(answer.status === 304 ? null : answer.text, answer);
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
const csp =
  (from: string, to: string): Spoil =>
  ({ headers }) =>
    headers.set('content-security-policy', headers.get('content-security-policy')!.replace(from, to));

/** What is spoilt for each check, and a part of what the command then says: by its message, the path and what is wrong there. */
const spoilt: Record<string, [message: string, path: string, spoil: Spoil][]> = {
  'every page is there, in both languages': [
    ['/en/video/video7 answers 404', '/en/video/video7', status(404)],
    ['/community is answered with the page of "/"', '/community', text('path="/community"', 'path="/"')],
    ['/community is in "en" instead of "es"', '/community', text('lang="es"', 'lang="en"')],
    ['/login has Content-Type "application/x"', '/login', header('content-type', 'application/x')],
  ],
  'the host answers in the language of the visitor, and of the address': [
    ['/ for Accept-Language "es" has Vary "Accept"', '/', header('vary', 'Accept')],
    ['/videos for Accept-Language "en" is in "es"', '/videos', text('lang="en"', 'lang="es"')],
  ],
  'an unknown address is answered with 404, in the right language': [
    ['/video/video999 answers 200', '/video/video999', status(200)],
    ['/site.00000000.js may be kept', '/site.00000000.js', header('cache-control', 'public')],
    ['/no-such-page for "en" is in "es"', '/no-such-page', text('lang="en"', 'lang="es"')],
  ],
  'search engines may list every page, at its one address': [
    ['/community: canonical is "ftp', '/community', text('canonical" href="https', 'canonical" href="ftp')],
    ['/en asks search engines to leave it out', '/en', header('x-robots-tag', 'noindex')],
  ],
  'https only': [
    ['/ has Strict-Transport-Security "max-age=60"', '/', header('strict-transport-security', 'max-age=60')],
    ['http answers 200 instead of 301', '/videos', status(200)],
    ['http leads to "https:"', '/videos', header('location', 'https:')],
  ],
  'security headers': [
    ['/videos: no Content-Security-Policy', '/videos', header('content-security-policy', '')],
    [`/: the policy has "script-src 'self' 'unsafe-inline'"`, '/', csp("script-src 'self'", "$& 'unsafe-inline'")],
    [`/: the policy lacks "connect-src 'self'"`, '/', csp("connect-src 'self'", '$& https://a.co https://evil.test')],
    ['/videos: Referrer-Policy is "unsafe-url"', '/videos', header('referrer-policy', 'unsafe-url')],
    ['/: Permissions-Policy is ""', '/', header('permissions-policy', '')],
    ['/: X-Content-Type-Options is "x"', '/', header('x-content-type-options', 'x')],
    [`/videos: the policy has "frame-ancestors *"`, '/videos', csp("frame-ancestors 'none'", 'frame-ancestors *')],
    ['/ sets a cookie', '/', header('set-cookie', 'id=1')],
  ],
  'the policy allows the inline scripts and styles of every page, and no others': [
    ['/login has a script or a style that is refused', '/login', text('<style>', '<style> ')],
    ['no page needs sha256-AAAA=', '/', csp("style-src 'self'", "$& 'sha256-AAAA='")],
  ],
  'pages that mails lead to keep their token to themselves': [
    ['/waitlist/leave has Referrer-Policy ""', '/waitlist/leave', header('referrer-policy', '')],
    ['/en/waitlist/confirm may be kept', '/en/waitlist/confirm', header('cache-control', 'max-age=600')],
    ['/waitlist/confirm answers 301', '/waitlist/confirm', status(301)],
    ['/waitlist/confirm repeats the token', '/waitlist/confirm', text(/$/, 'a-token-of-check-live')],
  ],
  'pages ask no other origin for anything': [
    ['/privacy: https://evil.test/x.png', '/privacy', text('<h1>', '<img src="https://evil.test/x.png">')],
    ['/privacy: //evil.test/y.png', '/privacy', text('<h1>', '<img srcset="/x.png 1x, //evil.test/y.png 2x">')],
    ['/: //fonts.test/x.css', '/', text('<body>', '<link rel=stylesheet href=//fonts.test/x.css>')],
    ['/en/login: https://evil.test/x', '/en/login', text('<body>', '<form action="https://evil.test/x">')],
  ],
  'no outbox, no settings and no source can be fetched': [['/.env answers 200', '/.env', status(200)]],
  'pages are asked for anew, files with a hash are kept': [
    ['/ has Cache-Control "public, max-age=600"', '/', header('cache-control', 'public, max-age=600')],
    ['/a.0000000a.js has Cache-Control "no-cache"', '/a.0000000a.js', header('cache-control', 'no-cache')],
    ['/images/a.svg?v=1 has Cache-Control "public"', '/images/a.svg', header('cache-control', 'public')],
    ['/a.0000000a.js answers 404', '/a.0000000a.js', status(404)],
    ['/ names no files with a hash', '/', text(/0000000./g, '')],
    ['/ answers 200 instead of 304', '/', status(200)],
  ],
  'texts travel compressed': [['/ is not compressed', '/', header('content-encoding', '')]],
  'sitemap, feeds, manifests, icons, robots.txt and security.txt': [
    ['/sitemap.xml is not that of this release at https:', '/sitemap.xml', text('/video/video3<', '/video/video33<')],
    ['/en/feed.xml answers 404', '/en/feed.xml', status(404)],
    [
      '/.well-known/security.txt expires within a month',
      '/.well-known/security.txt',
      text(/Expires.*/, 'Expires: 2020'),
    ],
    ['/icons/icon-192.png, named in the manifest, answers 404', '/icons/icon-192.png', status(404)],
  ],
};

describe.each(allChecks)('$title', ({ title, findProblems }) => {
  it('B11 finds nothing wrong with a good site', async () => {
    expect(await findProblems(siteWith())).toEqual([]);
  });
  it.each(spoilt[title]!)('B11 says: %s', async (message, path, spoil) => {
    expect(await findProblems(siteWith(path, spoil))).toContainEqual(expect.stringContaining(message));
  });
});

it('U1, B11 the documentation names every check, in the order in which they are printed', () => {
  const rows = readFileSync('docs/check-live.md', 'utf8').matchAll(/^\| ([^|]+) \| (?:ok|left out) \|/gm);
  expect([...rows].map(([, title]) => title)).toEqual(allChecks.map(({ title }) => title));
});

it('B12 prints each check, its first six problems and the remedy, and goes on after an error', async () => {
  const many = Array.from({ length: 9 }, (_, index) => `problem ${index}`);
  const finds = (...problems: string[]) => ({ remedy: 'Fix it.', findProblems: () => Promise.resolve(problems) });
  const checks: Check[] = [
    { title: 'check 0', ...finds() },
    { title: 'check 1', ...finds(...many) },
    { title: 'check 2', ...finds(), onlyHttps: true },
    { title: 'check 3', ...finds(), findProblems: () => Promise.reject(new Error('/x: ECONNRESET')) },
  ];
  const lines: string[] = [];
  const site = { ...siteWith(), origin: 'http://localhost', isHttps: false };
  expect(await runChecks(site, checks, (line) => lines.push(line))).toBe(2);
  expect(lines).toEqual([
    'ok    check 0',
    'FAIL  check 1',
    ...many.slice(0, 6).map((problem) => `      ${problem}`),
    '      … and 3 more',
    '      → Fix it.',
    'left  check 2: only a site on https has it',
    'FAIL  check 3',
    '      /x: ECONNRESET',
    '      → Fix it.',
    '2 of 4 failed at http://localhost.',
  ]);
});

it.each([
  ['', { stdout: '', stderr: expect.stringMatching(/npm run check:live https/) as unknown }],
  ['http://127.0.0.1:1', { stdout: 'FAIL  http://127.0.0.1:1 does not answer: /: fetch failed\n', stderr: '' }],
])('B12 the command ends with exit code 1 for "%s"', async (named, said) => {
  const ended = promisify(execFile)(process.execPath, ['-r', 'esbuild-register', 'scripts/checkLive.ts', named]);
  expect(await ended.catch((error: unknown) => error)).toMatchObject({ code: 1, ...said });
});

it('B11 asks the same once, and follows no redirect', async () => {
  const fetch = jest.fn(async () => new Response(''));
  const site = openSite(siteUrl, fetch);
  await Promise.all([site.ask('/x'), site.ask('/x')]);
  const init = expect.objectContaining({ redirect: 'manual' }) as unknown;
  expect(fetch.mock.calls).toEqual([[new URL(`${siteUrl}/x`), init]]);
});
