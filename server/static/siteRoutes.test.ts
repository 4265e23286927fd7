import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { makeApp } from '../app';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';

const root = temporaryDirectory({
  'secret.txt': 'secret',
  'dist/_headers':
    '/*\n  X-Content-Type-Options: nosniff\n/videos\n  Cache-Control: no-cache\n/images/*\n  Cache-Control: public, max-age=86400\n',
  'dist/index.html': 'home',
  'dist/404.html': 'no hay',
  'dist/videos.html': 'videos',
  'dist/en.html': 'home in English',
  'dist/en/videos.html': 'videos in English',
  'dist/lessons/video1.en.html': 'a lesson',
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
  ['/en', 'home in English'],
  ['/en/videos/', 'videos in English'],
  ['/lessons/video1.en.html', 'a lesson'],
  ['/images/logo.svg', '<svg/>'],
  ['/images/two%20words%20%C3%A9.svg', '<svg/>'],
  ['/.well-known/security.txt', 'Contact:'],
])('R1 R3 R7 %s is found', async (path, content) => {
  expect(await shown(await get(path))).toEqual([200, content]);
});

it.each(
  [
    '/nope /videos/nope /Videos /videos%2F /%2Fvideos /404 /images /% /%00'.split(' '),
    [`/${'x'.repeat(5_000)}`],
    // Outside the site, hidden, or for the host.
    ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt', '/.env', '/%2eenv'],
    ['/videos/.hidden', '/videos/.well-known/../../../secret.txt', '/C:%5csecret.txt'],
    ['/_headers', '/%5fheaders'],
  ].flat(),
)('I1 R8 %s answers 404 with the Spanish page', async (path) => {
  expect(await shown(await get(path))).toEqual([404, 'no hay']);
});

it.each([
  ['/index.html', '/'],
  ['/en/index.html?q=x', '/en?q=x'],
  ['/videos/index.html', '/videos'],
  ['/en/videos.html', '/en/videos'],
  ['//evil.test/index.html', '/evil.test'],
  ['/wishlist', '/waitlist'],
  ['/en/wishlist/', '/en/waitlist'],
  ['//videos', '/videos'],
  ['/videos//?q=x', '/videos?q=x'],
  ['/en//', '/en'],
  ['/video//video3', '/video/video3'],
  ['/v%69deos', '/videos'],
  ['//evil.test', '/evil.test'],
  ['/\\\\evil.test//', '/evil.test'],
  ['/waitlist//confirm?token=s3cret', '/waitlist/confirm?token=s3cret'],
])('R3 U6 %s leads to %s', async (path, to) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('location')]).toEqual([301, to]);
});

it.each(['/en/nope', '/en/404'])('I1 R8 %s answers 404 with the English page', async (path) => {
  expect(await shown(await get(path))).toEqual([404, 'not found']);
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
  ['gzip;q=1.0, br;q=0.1', 'gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br', 'brotli bytes'],
  ['BR', 'br', 'brotli bytes'],
  ['*', 'br', 'brotli bytes'],
  ['br;q=0, *;q=0.1', 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null, 'plain script'],
  ['identity, gzip;q=0.5', null, 'plain script'],
  ['deflate, br;q=0', null, 'plain script'],
  ['', null, 'plain script'],
])('a client that accepts %j gets the encoding %s', async (accepted, encoding, content) => {
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
