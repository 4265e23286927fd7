import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { findPort } from '../server/listen';
import { checkSite } from '../scripts/checkLive';
import { openSite } from '../scripts/checkLive/site';
import { siteUrl } from '../src/lib/site';
import { expect, test } from './support/test';

/** What `npm run check:live` says of a server behind a stand-in for https. */
async function saidOf(origin: string): Promise<string[]> {
  const site = openSite(siteUrl, async (input, init) => {
    const asked = new URL(input as URL);
    const location = asked.href.replace('http:', 'https:').replace('//www.', '//');
    if (location !== asked.href) return new Response(null, { status: 301, headers: { location } });
    return fetch(new URL(asked.pathname + asked.search, origin), init);
  });
  const lines: string[] = [];
  await checkSite(site, (line) => lines.push(line));
  return lines.filter((line) => !line.startsWith('ok'));
}

const nothing = [`Nothing found wrong at ${siteUrl}.`];

test('U1, B11 nothing is wrong with the built site behind https @wide', async () => {
  expect(await saidOf(process.env.E2E_URL!)).toEqual(nothing);
});

/** Serves the built site by docs/nginx.conf, of which only places and port differ. */
async function startNginx() {
  const prefix = mkdtempSync(path.join(tmpdir(), 'constela-nginx-'));
  const port = await findPort({ port: 0 });
  // Where no space is in its path.
  const site = path.join(prefix, 'site');
  symlinkSync(process.cwd(), site);
  const server = readFileSync('docs/nginx.conf', 'utf8')
    .replaceAll('/srv/constela', site)
    .replace('listen 80', `listen 127.0.0.1:${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${prefix};`);
  const config = path.join(prefix, 'nginx.conf');
  writeFileSync(
    config,
    `user ${userInfo().username}; pid ${prefix}/pid; error_log ${prefix}/log; events {}
    http { access_log off; ${temporary.join(' ')} ${server} }`,
  );
  const nginx = (...args: string[]) =>
    execFileSync('/usr/sbin/nginx', ['-p', prefix, '-e', 'stderr', '-c', config, ...args], { stdio: 'pipe' });
  nginx('-t');
  // Ends once its daemon listens.
  nginx();
  const stop = () => {
    nginx('-s', 'stop');
    rmSync(prefix, { recursive: true, force: true });
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

test('U1, U6, B11 nothing is wrong with the built site on nginx, by docs/nginx.conf @wide', async () => {
  const nginx = await startNginx();
  try {
    // A static host knows nothing of mails, and no project is named.
    expect(await saidOf(nginx.origin)).toEqual([
      'FAIL  mails leave: nothing of the waitlist is late',
      expect.stringContaining('nobody could be asked'),
      expect.stringContaining('SUPABASE_SECRET_KEY'),
      `1 of 7 failed at ${siteUrl}.`,
    ]);
    const shown = async (path: string) => {
      const answer = await fetch(nginx.origin + path, { redirect: 'manual' });
      return [answer.status, answer.headers.get('content-type'), answer.headers.get('location')];
    };
    const page = 'text/html; charset=utf-8';
    expect(
      await Promise.all(['/en/videos/', '/en/404.html', '/en/wishlist/', '/.well-known/security.txt'].map(shown)),
    ).toEqual([
      [200, page, null],
      [404, page, null],
      [301, 'text/html', '/en/waitlist'],
      [200, 'text/plain; charset=utf-8', null],
    ]);
  } finally {
    nginx.stop();
  }
});
