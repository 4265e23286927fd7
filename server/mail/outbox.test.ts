import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { temporaryDirectory } from '../test/temporaryDirectory';
import { catcherRoutes } from './catcherRoutes';
import { openOutbox, type Mail } from './outbox';
import { outboxRoutes } from './outboxRoutes';

const MAIL: Mail = {
  from: 'Constela <hola@localhost>',
  to: ['ada@example.org'],
  subject: 'Hola <script>alert(1)</script>',
  html: '<p title="x">Hola</p><script>alert(2)</script>',
  text: 'Hola <b>Ada</b>: https://constela.test/waitlist/leave?token=x&y',
  headers: { 'List-Unsubscribe': '<https://db.test/functions/v1/leave-waitlist?token=x>', 'X-Odd': '<script>' },
};

const directory = join(temporaryDirectory(), 'outbox');
const outbox = openOutbox(directory);
const app = new Hono().route('/__outbox', outboxRoutes(outbox)).route('/', catcherRoutes(outbox));
const open = (path: string, host = 'localhost:3000', remoteAddress?: string) =>
  app.request(path, { headers: { host } }, remoteAddress ? { incoming: { socket: { remoteAddress } } } : {});
const send = (subject: string) =>
  app.request('/emails', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...MAIL, subject }),
  });

it('A2 an empty outbox says so', async () => {
  expect(await (await open('/__outbox')).text()).toContain('Nothing yet');
});

it('A2 a mail handed over as to Resend is a file and is listed, newest first', async () => {
  expect(await (await send('first')).json()).toEqual({ id: expect.any(String) });
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  await send('second');
  expect(readdirSync(directory)).toHaveLength(2);
  expect((await outbox.newest(9)).map(({ subject }) => subject)).toEqual(['second', 'first']);
  expect(await outbox.newest(1)).toHaveLength(1);
});

it('A2 each mail opens, and nothing in it runs or breaks out', async () => {
  const id = await outbox.keep(MAIL);
  const response = await open(`/__outbox/${id}`);
  const page = await response.text();
  expect(page).not.toContain('<script>');
  expect(page).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" src="/__outbox/${id}/html"`);
  expect(page).toContain('Hola &lt;b&gt;Ada&lt;/b&gt;');
  expect(page).toContain('<dt>List-Unsubscribe</dt>');
  const links = [...page.matchAll(/href="(https:[^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(['https://db.test/functions/v1/leave-waitlist?token=x', 'https://constela.test/waitlist/leave?token=x&amp;y']);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('A2 the mail in the frame looks as it was sent, and can neither run, load nor send', async () => {
  const response = await open(`/__outbox/${await outbox.keep(MAIL)}/html`);
  expect(await response.text()).toContain(`<base target="_blank">${MAIL.html}`);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/);
  expect(policy).toMatch(/sandbox (?!.*allow-(scripts|forms|same-origin))/);
  expect((await open('/__outbox/nothing/html')).status).toBe(404);
});

it('A2 a half-written or foreign file does not hide the others', async () => {
  writeFileSync(join(directory, 'x.json'), '{"id":');
  writeFileSync(join(directory, 'note.txt'), 'x');
  expect((await open('/__outbox')).status).toBe(200);
  expect((await outbox.newest(9)).length).toBeGreaterThan(0);
});

it.each(['nothing', '..%2f..%2fetc%2fpasswd', 'x'])('R8 there is no mail %s', async (id) => {
  expect((await open(`/__outbox/${id}`)).status).toBe(404);
});

it.each(['localhost', 'localhost:3000', '127.0.0.1:80', '[::1]:3000'])('B6 the host %s is this machine', async (host) => {
  expect((await open('/__outbox', host)).status).toBe(200);
});

it.each(['constela.test', 'localhost.evil.test', 'evil.test:3000', '192.168.1.2:3000', ''])(
  'B6 the host %j is refused',
  async (host) => {
    expect((await open('/__outbox', host)).status).toBe(403);
    expect((await open('/__outbox/x', host)).status).toBe(403);
  },
);

it('B6 a neighbour in the network is refused even when it says localhost', async () => {
  expect((await open('/__outbox', 'localhost', '192.168.1.7')).status).toBe(403);
  expect((await open('/__outbox', 'localhost', '::ffff:127.0.0.1')).status).toBe(200);
});
