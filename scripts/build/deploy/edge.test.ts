import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { publicFolders } from './siteHeaders';
import { writeDeployFiles } from './writeDeployFiles';
import { cloudflareHandler, netlifyPage } from './edge';

jest.setTimeout(30_000);

const site = 'https://constela.example';
const requestFor = (path: string, language?: string, method = 'GET') =>
  new Request(site + path, { method, headers: language ? { 'accept-language': language } : {} });

/** Answers like Cloudflare Pages: folders end with a slash, and an unknown path gets the nearest 404.html. */
const pages: Record<string, string> = {
  '/': 'inicio',
  '/videos/': 'vídeos',
  '/_en/': 'home',
  '/_en/videos/': 'videos',
  '/en/videos/': 'videos under en',
  '/es/': 'inicio en es',
  '/main.1a2b3c4d.js': 'script',
};
const answer = jest.fn(async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const page = pages[pathname];
  if (page) return new Response(page, { headers: { etag: '"1"', vary: 'Accept-Encoding' } });
  return new Response(`404 of ${/^\/(_?en)\//.exec(pathname)?.[1] ?? 'es'}`, { status: 404 });
});
const rules = [{ pattern: '/videos', headers: [['Cache-Control', 'no-cache']] as [string, string][] }];
const handler = cloudflareHandler(rules);
const cloudflare = (...request: Parameters<typeof requestFor>) =>
  handler(requestFor(...request), { ASSETS: { fetch: answer } });

it.each([
  ['/', 'en', 200, 'home', 'en', '/_en/'],
  ['/', 'es', 200, 'inicio', 'es', undefined],
  ['/videos', 'en-GB,es;q=0.4', 200, 'videos', 'en', '/_en/videos/'],
  ['/videos?q=x', 'es', 200, 'vídeos', 'es', undefined],
  ['/en/videos', 'es', 200, 'videos under en', 'en', undefined],
  ['/es', 'en', 200, 'inicio en es', 'es', undefined],
  ['/es/nope', 'en', 404, '404 of es', 'es', undefined],
  ['/nope', 'en', 404, '404 of _en', 'en', '/_en/nope/'],
  ['/nope', 'es', 404, '404 of es', 'es', undefined],
  ['/en/nope', 'es', 404, '404 of en', 'en', undefined],
  ['/404', 'es', 404, '404 of es', 'es', undefined],
  ['/_headers', 'es', 404, '404 of es', 'es', undefined],
  ['/_en/videos/', 'en', 404, '404 of _en', 'en', undefined],
  ['//evil.test/x', 'es', 404, '404 of es', 'es', undefined],
  ['/en//evil.test/x', 'es', 404, '404 of en', 'en', undefined],
  ['/videos//', 'es', 404, '404 of es', 'es', undefined],
])(
  'I1 R8 B11 %s for a browser that wants %s: Cloudflare answers %i "%s" in "%s" from its own files, Netlify rewrites to %s',
  async (path, wanted, status, content, language, folder) => {
    answer.mockClear();
    const response = await cloudflare(path, wanted);
    expect([response.status, await response.text()]).toEqual([status, content]);
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('vary')?.includes('Accept-Language') ?? false).toBe(!/^\/e[ns](\/|$)/.test(path));
    expect(answer.mock.calls.map(([request]) => new URL(request.url).origin)).toEqual([site]);
    expect(netlifyPage(requestFor(path, wanted))?.pathname).toBe(folder);
  },
);

it('U1 Cloudflare sends the headers of the address, and does not change files', async () => {
  expect((await cloudflare('/videos', 'en')).headers.get('cache-control')).toBe('no-cache');
  const script = await cloudflare('/main.1a2b3c4d.js', 'en');
  expect([await script.text(), script.headers.get('vary')]).toEqual(['script', 'Accept-Encoding']);
});

it('W1 Cloudflare redirects a form that was sent before the scripts were loaded to its page', async () => {
  const response = await cloudflare('/en/waitlist', 'en', 'POST');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/waitlist']);
});

it('U1 B11 a build writes headers and a worker with the same rules, and says what the worker leaves to the host', async () => {
  const page = '<style>a{}</style>inicio';
  const dist = temporaryDirectory({ 'index.html': page, '_en/index.html': page, 'main.1a2b3c4d.js': 'script' });
  await writeDeployFiles(dist, [page], 'https://x.supabase.co');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const policy = /sha256-[\w+/=]+/.exec(read('_headers'))![0];
  expect(read('_headers')).toContain("connect-src 'self' https://x.supabase.co;");
  expect(read('_worker.js')).toContain(policy);
  expect(JSON.parse(read('_routes.json'))).toEqual({
    version: 1,
    include: ['/*'],
    exclude: ['/images/*', '/icons/*', '/captions/*', '/media/*', '/styles/*', '/main.1a2b3c4d.js'],
  });
  expect(read('.assetsignore')).toBe('_worker.js\n_routes.json\n');
});

it('U1 wrangler.jsonc keeps the worker away from each folder of files, as _routes.json does', () => {
  const settings = readFileSync('wrangler.jsonc', 'utf8');
  expect(publicFolders.filter((folder) => !settings.includes(`"!${folder}"`))).toEqual([]);
});
