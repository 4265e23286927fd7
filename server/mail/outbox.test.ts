import { createHash } from 'node:crypto';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { brand } from '../../src/lib/site';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { openOutbox, type Mail } from './outbox';
import { outboxRoutes } from './outboxRoutes';

const MAIL: Mail = {
  from: `${brand} <hola@localhost>`,
  to: ['ada@example.org'],
  subject: 'Hola <script>alert(1)</script>',
  html: '<p title="x">Hola <a href="https://constela.test/">a</a></p><script>alert(2)</script>',
  text: 'Hola <b>Ada</b>: https://constela.test/waitlist/leave?token=x&y',
  headers: { 'List-Unsubscribe': '<https://db.test/functions/v1/leave-waitlist?token=x>', 'X-Odd': '<script>' },
};

const directory = join(temporaryDirectory(), 'outbox');
const outbox = openOutbox(directory);
const SECRET = 'the-secret';
const app = new Hono().route('/__outbox', outboxRoutes(outbox, SECRET)).notFound((c) => c.text('nowhere', 404));
const open = (path = '') => app.request(`/__outbox/${SECRET}${path}`);

it('A2 an empty outbox says so; a mail is kept as a file and is listed, newest first', async () => {
  expect(await (await open()).text()).toContain('Nothing yet');
  for (const subject of ['first', 'second']) {
    await outbox.save({ ...MAIL, subject });
    await delay(5);
  }
  expect(readdirSync(directory)).toHaveLength(2);
  expect((await outbox.newest(9)).map(({ subject }) => subject)).toEqual(['second', 'first']);
  expect(await outbox.newest(1)).toHaveLength(1);
});

it('A2 a mail that is given again after its answer was lost is there once', async () => {
  const again = { ...MAIL, subject: 'again', tags: [{ name: 'mail', value: '0f0e0d0c' }] };
  for (let times = 0; times < 2; times += 1) await outbox.save(again);
  expect((await outbox.newest(9)).filter(({ subject }) => subject === 'again')).toHaveLength(1);
});

it('B6 only the owner of the outbox may read it, whatever directory it was given', async () => {
  const before = process.umask(0);
  const given = temporaryDirectory();
  chmodSync(given, 0o755);
  for (const directory of [given, join(temporaryDirectory(), 'outbox')]) {
    const id = await openOutbox(directory).save(MAIL);
    const modes = [directory, join(directory, `${id}.json`)].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  }
  process.umask(before);
});

it('A2 a mail has a page, and nothing in the mail can run or change that page', async () => {
  const id = await outbox.save(MAIL);
  // Relative links work under any prefix of a proxy.
  expect(await (await open()).text()).toContain(`<a href="${SECRET}/${id}">`);
  const response = await open(`/${id}`);
  const page = await response.text();
  expect(page).not.toContain('<script>');
  expect(page).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" src="${id}/html"`);
  expect(page).toContain('Hola &lt;b&gt;Ada&lt;/b&gt;');
  expect(page).toContain('<dt>List-Unsubscribe</dt>');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

it('A2 the mail in the frame is unchanged and can neither run, load nor send anything', async () => {
  const response = await open(`/${await outbox.save(MAIL)}/html`);
  expect(await response.text()).toContain(`<base target="_blank">${MAIL.html.replace('<a', '<a rel="noreferrer"')}`);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/);
  expect(policy).toMatch(/sandbox (?!.*allow-(scripts|forms|same-origin))/);
});

it('A2 an incomplete or foreign file does not hide the mails', async () => {
  writeFileSync(join(directory, 'x.json'), '{"id":');
  writeFileSync(join(directory, 'y-note.txt'), 'x');
  expect((await open()).status).toBe(200);
  expect(await outbox.newest(2)).toHaveLength(1);
});

it.each(['../secret', '2026/../../secret', 'secret/', 'nothing'])(
  'R8, B6 no address of the outbox reads a file elsewhere, or one that is not there: %s',
  async (id) => {
    writeFileSync(join(directory, '../secret.json'), JSON.stringify(MAIL));
    expect(await outbox.find(id)).toBeUndefined();
    for (const path of [encodeURIComponent(id), `${encodeURIComponent(id)}/html`])
      expect((await open(`/${path}`)).status).toBe(404);
  },
);

it('B6 no page of the outbox is cached or sends a Referer; without the secret it is like any unknown address', async () => {
  const id = await outbox.save(MAIL);
  for (const path of ['', `/${id}`, `/${id}/html`]) {
    const { headers } = await open(path);
    const shown = ['cache-control', 'referrer-policy'].map((name) => headers.get(name));
    expect([path, ...shown]).toEqual([path, 'no-store', 'no-referrer']);
  }
  const secrets = [`${SECRET}x`, SECRET.slice(0, -1), SECRET.toUpperCase(), '%00', 'ñ', id, ''];
  for (const guess of ['', `/x/${id}`, `/x/${id}/html`, ...secrets.map((each) => `/${each}`)]) {
    const response = await app.request(`/__outbox${guess}`, { headers: { host: 'localhost' } });
    expect([guess, response.status, await response.text()]).toEqual([guess, 404, 'nowhere']);
  }
});
