import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { makeApp } from '../app';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';

const root = temporaryDirectory({
  'secret.txt': 'secret',
  'dist/_headers':
    '/*\n  X-Content-Type-Options: nosniff\n/videos\n  Cache-Control: no-cache\n/images/*\n  Cache-Control: public, max-age=86400\n',
  'dist/_en/index.html': 'home, plainly in English',
  'dist/_en/videos/index.html': 'plain English',
  'dist/_en/404.html': 'plainly not found',
  'dist/index.html': 'home',
  'dist/404.html': 'no hay',
  'dist/videos/index.html': 'videos',
  'dist/login.html': 'login',
  'dist/en/index.html': 'home in English',
  'dist/es/index.html': 'home in Spanish',
  'dist/es/404.html': 'no hay en español',
  'dist/en/404.html': 'not found',
  'dist/main.1a2b3c4d.js': 'plain script',
  'dist/main.1a2b3c4d.js.br': 'brotli bytes',
  'dist/main.1a2b3c4d.js.gz': 'gzip',
  'dist/images/logo.svg': '<svg/>',
  'dist/images/two words é.svg': '<svg/>',
  'dist/videos/.hidden': 'secret',
  'dist/clip.mp4': '0123456789',
  'dist/.env': 'secret',
  'dist/.well-known/security.txt': 'Contact:',
});
// As long and as old as its compressed version: still another ETag.
for (const end of ['', '.br']) utimesSync(join(root, `dist/main.1a2b3c4d.js${end}`), 1, 1);
const app = makeApp(join(root, 'dist'), undefined);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });
const shown = async (response: Response) => [response.status, await response.text()];

it.each([
  ['/', 'home'],
  ['/?q=x', 'home'],
  ['/videos', 'videos'],
  ['/videos/', 'videos'],
  ['/login', 'login'],
  ['/en', 'home in English'],
  ['/images/logo.svg', '<svg/>'],
  ['/images/two%20words%20%C3%A9.svg', '<svg/>'],
  ['/.well-known/security.txt', 'Contact:'],
])('R1 R3 R7 %s is found', async (path, content) => {
  expect(await shown(await get(path))).toEqual([200, content]);
});

it.each(
  [
    [
      '/nope',
      '/videos/nope',
      '/Videos',
      '/videos%2F',
      '/%2Fvideos',
      '/404',
      '/404.html',
      '/images',
      '//evil.test',
      '/%',
      '/%00',
      `/${'x'.repeat(5_000)}`,
    ],
    // Outside the site, hidden, or for the host.
    ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt', '/.env', '/%2eenv'],
    ['/videos/.hidden', '/videos/.well-known/../../../secret.txt', '/C:%5csecret.txt'],
    ['/_en', '/_en/videos', '/_headers', '/%5fen/videos'],
  ].flat(),
)('I1 R8 %s answers 404 with the Spanish page', async (path) => {
  expect(await shown(await get(path))).toEqual([404, 'no hay']);
});

it.each([
  ['/index.html', '/'],
  ['/en/index.html?q=x', '/en?q=x'],
  ['/videos/index.html', '/videos'],
  ['//evil.test/index.html', '/evil.test'],
  ['/wishlist', '/waitlist'],
  ['/en/wishlist/', '/en/waitlist'],
])('R3 U6 %s leads to %s', async (path, to) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('location')]).toEqual([301, to]);
});

it('R8 the status is 404 also without a not-found page', async () => {
  expect((await makeApp(join(root, 'nothing'), undefined).request('/')).status).toBe(404);
});

it.each([
  ['/videos', 200, 'no-cache', 'text/html; charset=utf-8'],
  ['/clip.mp4', 200, 'no-cache', 'video/mp4'],
  ['/images/logo.svg', 200, 'public, max-age=86400', 'image/svg+xml; charset=utf-8'],
  ['/images/none.svg', 404, 'no-cache', 'text/html; charset=utf-8'],
])('U1 %s (%i) has the Cache-Control %s of the build', async (path, status, cacheControl, type) => {
  const response = await get(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, cacheControl]);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

const NEGOTIATED = 'Accept-Language, Accept-Encoding';
it.each([
  ['/', 'en', 'home, plainly in English', 'en', NEGOTIATED],
  ['/', '', 'home', 'es', NEGOTIATED],
  ['/videos/', 'en', 'plain English', 'en', NEGOTIATED],
  ['/videos?q=x', 'fr', 'videos', 'es', NEGOTIATED],
  ['/nope', 'en', 'plainly not found', 'en', NEGOTIATED],
  ['/nope', 'es', 'no hay', 'es', NEGOTIATED],
  // There is no English page.
  ['/login', 'en', 'login', 'es', NEGOTIATED],
  // These name their language, whatever the browser wants.
  ['/en', 'es', 'home in English', 'en', 'Accept-Encoding'],
  ['/en/nope', 'es', 'not found', 'en', 'Accept-Encoding'],
  ['/en/404', 'es', 'not found', 'en', 'Accept-Encoding'],
  ['/es', 'en', 'home in Spanish', 'es', 'Accept-Encoding'],
  ['/es/nope', 'en', 'no hay en español', 'es', 'Accept-Encoding'],
])('I1 R8 %s answers a browser that wants %j with "%s"', async (path, wanted, content, language, vary) => {
  const response = await get(path, wanted ? { 'accept-language': wanted } : {});
  expect(await response.text()).toBe(content);
  const { headers } = response;
  expect([headers.get('content-language'), headers.get('vary')]).toEqual([language, vary]);
});

it('I1 the two languages of an address have different ETags', async () => {
  const spanish = (await get('/', { 'accept-language': 'es' })).headers.get('etag')!;
  const english = { 'accept-language': 'en', 'if-none-match': spanish };
  const answer = await get('/', english);
  expect(answer.status).toBe(200);
  const etag = answer.headers.get('etag')!;
  expect(etag).not.toBe(spanish);
  const again = await get('/', { ...english, 'if-none-match': etag });
  expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept-Language, Accept-Encoding']);
  expect(again.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each(['/waitlist', '/en/waitlist/'])(
  'W1 %s redirects a form that was sent before the scripts were loaded to its page',
  async (path) => {
    const response = await get(`${path}?q=1`, {}, 'POST');
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
  },
);

it.each([
  ['gzip, deflate, br', 'br', 'brotli bytes'],
  ['gzip', 'gzip', 'gzip'],
  ['', null, 'plain script'],
])('B1 a client that accepts %j gets the encoding %s', async (accepted, encoding, content) => {
  const response = await get('/main.1a2b3c4d.js', { 'accept-encoding': accepted });
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, content]);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
});

it('U1 an unchanged file is not sent again, and each encoding has its own ETag', async () => {
  const plain = (await get('/main.1a2b3c4d.js')).headers.get('etag')!;
  const small = (await get('/main.1a2b3c4d.js', { 'accept-encoding': 'br' })).headers.get('etag')!;
  expect(plain).not.toBe(small);
  for (const known of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
    const response = await get('/main.1a2b3c4d.js', { 'if-none-match': known });
    expect(await shown(response)).toEqual([304, '']);
    expect(response.headers.get('etag')).toBe(plain);
  }
  expect((await get('/main.1a2b3c4d.js', { 'if-none-match': small })).status).toBe(200);
});

it.each([
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
])('B13 the range %s answers %i', async (range, ...expected) => {
  const response = await get('/clip.mp4', { range });
  expect([...(await shown(response)), response.headers.get('content-range')]).toEqual(expected);
});

it('B13 a range is one of the original file as the client knows it', async () => {
  const range = { range: 'bytes=0-4', 'accept-encoding': 'br' };
  const part = await get('/main.1a2b3c4d.js', range);
  expect([await shown(part), part.headers.get('content-encoding')]).toEqual([[206, 'plain'], null]);
  const etag = part.headers.get('etag')!;
  expect((await get('/main.1a2b3c4d.js', { ...range, 'if-range': etag })).status).toBe(206);
  expect((await get('/main.1a2b3c4d.js', { ...range, 'if-range': '"old"' })).status).toBe(200);
});

it('R8 HEAD answers everything except the content', async () => {
  const response = await get('/clip.mp4', {}, 'HEAD');
  expect(await shown(response)).toEqual([200, '']);
  expect(response.headers.get('content-length')).toBe('10');
  expect((await get('/nope', {}, 'HEAD')).status).toBe(404);
});

it.each(['POST', 'OPTIONS'])('G8 %s is refused with 405', async (method) => {
  const response = await get('/', {}, method);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
