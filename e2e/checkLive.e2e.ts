import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { allChecks } from '../scripts/checkLive/allChecks';
import { runChecks } from '../scripts/checkLive/runChecks';
import type { Site } from '../scripts/checkLive/site';
import { cloudflareHost } from '../test-support/hosts/cloudflareHost';
import { netlifyHost } from '../test-support/hosts/netlifyHost';
import { type Handler, serve } from '../test-support/hosts/serve';
import { expect, test } from './support/test';
import { header, publicSite, status, text, type Spoil } from './support/spoil';

const root = path.resolve(__dirname, '..');
const dist = path.join(root, 'dist');
const server = () => process.env.E2E_URL ?? '';

async function linesOf(site: Site): Promise<string[]> {
  const lines: string[] = [];
  await runChecks(site, allChecks, (line) => lines.push(line));
  return lines;
}
const allWell = [...allChecks.map(({ title }) => `ok    ${title}`), expect.stringMatching(/^Nothing found wrong/)];

test('U1, B11 finds nothing wrong with the built site behind https @wide', async () => {
  expect(await linesOf(publicSite(server()))).toEqual(allWell);
});

for (const [name, makeHost] of [
  ['Netlify, where headers go by the address', () => netlifyHost(dist, 'asked')],
  ['Netlify, where headers go by the file', () => netlifyHost(dist, 'rewritten')],
  ['Cloudflare Pages', () => cloudflareHost(dist)],
] satisfies [string, () => Handler][]) {
  test(`U1, B11 finds nothing wrong with the built site at ${name} @wide`, async () => {
    const host = await serve(makeHost());
    expect(await linesOf(publicSite(host.url))).toEqual(allWell);
    await host.stop();
  });
}

const command = (...parameters: string[]) =>
  promisify(execFile)(process.execPath, ['-r', 'esbuild-register', 'scripts/checkLive.ts', ...parameters], {
    cwd: root,
  });

test('the command leaves out what needs https for a site of this machine, and says so @wide', async () => {
  const { stdout } = await command(server());
  expect(stdout).toMatch(/^left {2}https only: /m);
  expect(stdout).not.toMatch(/^FAIL/m);
  expect(stdout).toMatch(/^Nothing found wrong at http:/m);
});

for (const [what, named, said] of [
  ['an address where nothing answers', 'http://127.0.0.1:1', /does not answer/],
  ['no address', '', /npm run check:live https/],
  ['http somewhere else', 'http://constela.example', /npm run check:live https/],
] as const) {
  test(`the command fails for ${what} @wide`, async () => {
    const failure = (await command(named).catch((error: unknown) => error)) as {
      code: number;
      stdout: string;
      stderr: string;
    };
    expect(failure.code).toBe(1);
    expect(failure.stdout + failure.stderr).toMatch(said);
  });
}

const script = /^\/[\w-]+\.[0-9a-f]{8}\.js$/;
const answersAnew: Spoil = (_asked, answer, sent) =>
  sent.has('if-none-match') ? new Response('', { status: 200, headers: answer.headers }) : undefined;
const repeatsToken: Spoil = (asked, answer) =>
  asked.search.includes('token=') ? new Response(asked.search, { status: 200, headers: answer.headers }) : undefined;
const policy = (at: string | RegExp, from: string, to: string) =>
  header(at, 'content-security-policy', (value) => value.replace(from, to));
const plainHttp: Spoil = (asked) => (asked.protocol === 'http:' ? new Response('home') : undefined);

/** What is spoilt, in the order of the checks that must find it. */
const spoilt: Record<string, Spoil[]> = {
  'every page is there, in both languages': [
    status('/en/video/video7', 404),
    text('/community', 'data-rendered-path="/community"', 'data-rendered-path="/"'),
    text('/community', 'lang="es"', 'lang="en"'),
    header('/login', 'content-type', 'application/octet-stream'),
  ],
  'https only': [
    header('/', 'strict-transport-security', null),
    header('/', 'strict-transport-security', 'max-age=60'),
    plainHttp,
  ],
  'security headers': [
    header('/videos', 'content-security-policy', null),
    policy('/', "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    policy('/', "script-src 'self'", "script-src 'self' https://evil.test"),
    policy('/en', "frame-ancestors 'none'", 'frame-ancestors *'),
    policy('/', "connect-src 'self'", "connect-src 'self' https://a.supabase.co https://evil.test"),
    header('/', 'x-content-type-options', null),
    header('/', 'permissions-policy', 'camera=*'),
    header('/videos', 'referrer-policy', 'unsafe-url'),
    header('/', 'set-cookie', 'id=1'),
  ],
  'the policy allows the inline scripts and styles of every page, and no others': [
    text('/login', '<style>', '<style> '),
    text('/', '<body>', '<body><script>x()</script>'),
    policy(/./, "style-src 'self'", "style-src 'self' 'sha256-AAAA='"),
    text('/', '<h1', '<h1 onclick="x()"'),
  ],
  'pages ask no other origin for anything': [
    text('/privacy', '</h1>', '</h1><img src="https://evil.test/x.png">'),
    text('/', '<body>', '<link rel=stylesheet href=//fonts.test/x.css><body>'),
    text('/en/login', '<body>', '<script defer src="https://evil.test/x.js"></script><body>'),
  ],
  'pages that mails lead to keep their token to themselves': [
    header('/waitlist/leave', 'referrer-policy', null),
    header('/en/waitlist/confirm', 'cache-control', 'public, max-age=600'),
    status('/waitlist/confirm', 301),
    repeatsToken,
  ],
  'no outbox, no settings and no source can be fetched': [status('/.env', 200), status('/__outbox/', 401)],
  'the host answers in the language of the visitor, and of the address': [
    header('/', 'vary', 'Accept-Encoding'),
    text('/videos', /lang="e[ns]"/, 'lang="es" '),
  ],
  'an unknown address is answered with 404, in the right language': [
    status('/video/video999', 200),
    header('/site.00000000.js', 'cache-control', 'public, max-age=31536000, immutable'),
    text('/no-such-page', 'content="noindex"', 'content="index"'),
  ],
  'pages are asked for anew, files with a hash are kept': [
    header('/', 'cache-control', 'public, max-age=600'),
    header('/videos', 'cache-control', null),
    header(script, 'cache-control', 'no-cache'),
    header(/^\/images\//, 'cache-control', 'public, max-age=0'),
    status(script, 404),
    answersAnew,
  ],
  'texts travel compressed': [header('/', 'content-encoding', null), header(script, 'content-encoding', null)],
  'every page names its one address, and that of each language': [
    text('/community', 'rel="canonical" href="', 'rel="canonical" href="https://www.'),
    text('/en/profile/vega', /hreflang="es"/i, 'hreflang="fr"'),
    header('/en', 'x-robots-tag', 'noindex'),
  ],
  'sitemap and robots.txt': [
    text('/sitemap.xml', '/video/video3<', '/video/video33<'),
    text('/robots.txt', 'Allow: /', 'Disallow: /'),
    status('/sitemap.xml', 404),
  ],
  'a feed for each language': [
    status('/en/feed.xml', 404),
    text('/feed.xml', '<link>https://constela.example/video/video5<', '<link>/video/video5<'),
  ],
  'manifest, icons and security.txt': [
    text('/.well-known/security.txt', /^Expires: \d{4}/m, 'Expires: 2020'),
    status('/icons/icon-512.png', 404),
    status('/en/manifest.webmanifest', 404),
  ],
};

test('there is a case for every check @wide', () => {
  expect(Object.keys(spoilt)).toEqual(allChecks.map(({ title }) => title));
});

for (const check of allChecks) {
  test(`"${check.title}" fails for every way to spoil it @wide`, async () => {
    for (const [index, spoil] of (spoilt[check.title] ?? []).entries())
      expect.soft(await check.findFaults(publicSite(server(), spoil)), `case ${index}`).not.toEqual([]);
  });
}
