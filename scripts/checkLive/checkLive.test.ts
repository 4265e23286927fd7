import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Check } from './check';
import { readOrigin } from './readOrigin';
import { runChecks } from './runChecks';
import { openSite } from './site';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Long enough for a busy machine. */
const limits = { time: 2000, size: 1000 };

async function siteThat(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return openSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, fetch, limits);
}

async function report(checks: Check[], listener: RequestListener = (_request, response) => response.end('home')) {
  const lines: string[] = [];
  const failed = await runChecks(await siteThat(listener), checks, (line) => lines.push(line));
  return { failed, lines };
}

const check = (title: string, faults: string[], more: Partial<Check> = {}): Check => ({
  title,
  remedy: 'Mend it.',
  findFaults: () => Promise.resolve(faults),
  ...more,
});

it('prints a line for each check, and below a failed one what is wrong and what to do', async () => {
  const checks = [check('one', []), check('two', ['/ is wrong']), check('three', [], { onlyHttps: true })];
  const { failed, lines } = await report(checks);
  expect(failed).toBe(1);
  expect(lines.slice(0, -1)).toEqual([
    'ok    one',
    'FAIL  two',
    '      / is wrong',
    '      → Mend it.',
    'left  three: only a site on https has it',
  ]);
  expect(lines.at(-1)).toMatch(/^1 of 3 failed at http:/);
});

it('shows the first six of many faults, and how many there are', async () => {
  const { lines } = await report([
    check(
      'many',
      Array.from({ length: 9 }, (_, index) => `fault ${index}`),
    ),
  ]);
  expect(lines.slice(1, 9)).toEqual([
    ...Array.from({ length: 6 }, (_, index) => `      fault ${index}`),
    '      … and 3 more',
    '      → Mend it.',
  ]);
});

it('B12 counts what a check cannot ask for as its failure, and goes on', async () => {
  const broken = check('broken', [], { findFaults: async (site) => [(await site.ask('/hangs')).path] });
  const { failed, lines } = await report([broken, check('next', [])], (request, response) => {
    if (request.url === '/') response.end('home');
  });
  expect(failed).toBe(1);
  expect(lines).toContain('      /hangs: no whole answer within 2 seconds');
  expect(lines).toContain('ok    next');
});

it('B12 says once that a site does not answer, and fails', async () => {
  const { failed, lines } = await report(
    [check('one', []), check('two', [])],
    (_request, response) => void response.destroy(),
  );
  expect(failed).toBe(2);
  expect(lines).toEqual([expect.stringMatching(/^FAIL {2}http:\S+ does not answer: \/: \S+$/)]);
});

it.each<[string, RequestListener, RegExp]>([
  ['never begins', () => undefined, /^\/x: no whole answer within 2 seconds$/],
  ['never ends', (_request, response) => void response.write('begins'), /^\/x: no whole answer within 2 seconds$/],
  ['is too long', (_request, response) => response.end('a'.repeat(1001)), /^\/x: more than 1000 bytes$/],
  [
    'unfolds into too much',
    (_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('a'.repeat(1_000_000))),
    /^\/x: more than 1000 bytes$/,
  ],
])('B12 gives up an answer that %s', async (_what, listener, message) => {
  await expect((await siteThat(listener)).ask('/x')).rejects.toThrow(message);
});

it('B11 follows no redirect, which could lead to another host', async () => {
  const site = await siteThat((_request, response) => response.writeHead(302, { location: 'http://evil.test/' }).end());
  expect((await site.ask('/x')).status).toBe(302);
});

it('B12 asks the same once, and at most six things at once', async () => {
  let [asked, open, most] = [0, 0, 0];
  const site = await siteThat((_request, response) => {
    asked += 1;
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.end();
    }, 10);
  });
  await Promise.all(Array.from({ length: 40 }, (_, index) => site.ask(`/${index % 20}`)));
  expect([asked, most]).toEqual([20, 6]);
});

it.each([
  ['https://constela.example/videos?x=1', 'https://constela.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:4180/', 'http://127.0.0.1:4180'],
  ['http://constela.example', undefined],
  ['constela.example', undefined],
  ['file:///etc/passwd', undefined],
  [undefined, undefined],
])('reads %s as the site %s', (named, origin) => {
  expect(readOrigin(named)).toBe(origin);
});
