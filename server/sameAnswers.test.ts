import type { Hono } from 'hono';
import { localBackend } from './backend';
import type { Database } from './database/database';
import { type Background, makeBackground } from './functions/background';
import { listen, type Listening } from './listen';
import { openOutbox } from './mail/outbox';
import { asOwner } from './test/as';
import { quantile } from './test/quantile';
import { temporaryDirectory } from './test/temporaryDirectory';
import { MIGRATIONS, openTestDatabase } from './test/testDatabase';

jest.setTimeout(240_000);

/** The second step waits a while on purpose before it answers. */
const ROUNDS = { 'step 1': 60, 'step 2': 16 };
const dataDir = temporaryDirectory();
const outbox = openOutbox(`${dataDir}/outbox`);

let database: Database;
let background: Background;
let listening: Listening;
let url: string;
beforeAll(async () => {
  database = await openTestDatabase();
  // One client address does all of this; the limit of one e-mail address stays.
  await database.script("update private.waitlist_settings set value = 1000000000 where name not like '%per_address%'");
  background = makeBackground();
  const app: Hono = await localBackend({ database, migrations: MIGRATIONS, dataDir, siteUrl: () => url, background, outboxSecret: 'secret' });
  listening = await listen(app, { port: 0 });
  url = `http://127.0.0.1:${listening.port}`;
}, 60_000);
afterAll(async () => {
  await listening.stop();
  await background.settled();
  await database.close();
});

const post = (path: string, body: unknown) =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': 'es' }, body: JSON.stringify(body) });
const steps = {
  'step 1': (email: string) =>
    post('/rest/v1/rpc/add_waitlist_subscription', { p_email: email, p_name: 'Ada', p_interests: 'Web3 technology', p_message: null }),
  'step 2': (email: string) => post('/functions/v1/send-confirmation', { name: 'Ada', email, interests: ['Web3 technology'] }),
};
type Step = keyof typeof steps;

/** Everything that a caller can see of an answer but its moment. */
async function seen(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return { status: response.status, headers, body: await response.text() };
}

async function mailed(email: string): Promise<void> {
  await steps['step 1'](email);
  await steps['step 2'](email);
  await background.settled();
}

async function confirmed(email: string): Promise<void> {
  await mailed(email);
  const mail = (await outbox.newest(1000)).find(({ to }) => to[0] === email);
  const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await post('/rest/v1/rpc/confirm_waitlist_subscription', { p_token: token })).status).toBe(204);
}

/** So often that more is silently left without effect, for both steps. */
async function limited(email: string): Promise<void> {
  for (let n = 0; n < 7; n += 1) await steps['step 1'](email);
  await asOwner(
    database,
    `insert into private.waitlist_counters (scope, key, hits)
     select 'tries_day', id::text, 1000000 from public.waitlist_subscriptions where email = $1`,
    [email],
  );
}

let people = 0;
const somebody = () => `person-${(people += 1)}@example.org`;

/** An address of each kind. Only a new one is different every time: it is new once. */
async function kinds(step: Step): Promise<Record<string, () => Promise<string>>> {
  const [unconfirmed, known, tooOften] = [somebody(), somebody(), somebody()];
  await mailed(unconfirmed);
  await confirmed(known);
  await limited(tooOften);
  const fresh = async () => {
    const email = somebody();
    if (step === 'step 2') await steps['step 1'](email);
    return email;
  };
  const stranger = () => Promise.resolve(somebody());
  return {
    new: fresh,
    unconfirmed: () => Promise.resolve(unconfirmed),
    confirmed: () => Promise.resolve(known),
    limited: () => Promise.resolve(tooOften),
    ...(step === 'step 2' && { stranger }),
  };
}

describe.each<Step>(['step 1', 'step 2'])('B6 the answer of %s to new, unconfirmed, confirmed and too often seen addresses', (step) => {
  it('is the same in status, headers and body, and takes about the same time', async () => {
    const addresses = Object.entries(await kinds(step));
    const answers = new Map<string, unknown[]>(addresses.map(([kind]) => [kind, []]));
    const times = new Map<string, number[]>(addresses.map(([kind]) => [kind, []]));
    // In turns and always in another order, so that what slows the machine for a while slows all of them.
    for (let round = 0; round < ROUNDS[step]; round += 1) {
      for (let turn = 0; turn < addresses.length; turn += 1) {
        const [kind, address] = addresses[(round + turn) % addresses.length]!;
        const email = await address();
        await background.settled();
        const started = performance.now();
        const response = await steps[step](email);
        times.get(kind)!.push(performance.now() - started);
        answers.get(kind)!.push(await seen(response));
      }
    }
    const [first] = answers.get('new')!;
    expect(first).toMatchObject({ status: step === 'step 1' ? 204 : 200 });
    for (const given of answers.values()) expect(given).toEqual(Array.from({ length: ROUNDS[step] }, () => first));

    const medians = [...times.values()].map((taken) => quantile(taken, 0.5));
    // Wide, for busy machines: work left out for some, such as waiting for the mail, would show many times over.
    expect(Math.max(...medians)).toBeLessThan(2 * Math.min(...medians) + 3);
  });
});
