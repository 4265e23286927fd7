import type { Database } from '../server/database/database';
import { type StartedBackend, startBackend } from '../test-support/startBackend';
import { openTestDatabase } from '../test-support/testDatabase';
import { empty, row, saveLimits, setLimit } from './calls.fixture';
import { mailedTokens } from './mailedTokens.fixture';
import { type Call, callsOf, reading, RELEASES } from './olderPages.fixture';
import { ADA, todaysCalls } from './todaysCalls.fixture';

let database: Database;
let backend: StartedBackend;
beforeAll(async () => {
  database = await openTestDatabase();
  backend = await startBackend(database);
}, 60_000);
beforeEach(() => empty(database));
afterAll(async () => {
  await backend.stop();
  await database.close();
});

describe.each(RELEASES)('a page of $since', (release) => {
  const page = callsOf(release);

  /** Sends a call from the site, as a browser does that still shows the page, and says what the page makes of the answer. */
  async function send({ path, headers, body }: Call): Promise<string> {
    const response = await fetch(backend.url + path, {
      method: 'POST',
      headers: { origin: backend.url, ...headers },
      body: JSON.stringify(body),
    });
    return reading(release, response.status, await response.text());
  }
  async function signUp() {
    expect(await send(page.addSubscription(ADA))).toBe('done');
    expect(await send(page.sendConfirmation(ADA))).toBe('done');
    await backend.settled();
    return mailedTokens(backend.outbox, ADA.email);
  }

  it('A1 A2 B5 signs up at today’s server, with the notice that it shows', async () => {
    expect(await signUp()).toEqual({ confirm: expect.stringMatching(/./), leave: expect.stringMatching(/./) });
    const { name, interests, message } = ADA;
    const named = release.notice && { language: 'en', notice_version: release.notice.en };
    expect(await row(database)).toMatchObject({ name, interests, message, ...named });
  });

  it('A1 A2 may call today’s server from another host', async () => {
    for (const { path, headers } of [page.addSubscription(ADA), page.sendConfirmation(ADA)]) {
      const asked = Object.keys(headers).filter((name) => name !== 'accept-language');
      const { headers: allowed } = await fetch(backend.url + path, {
        method: 'OPTIONS',
        headers: {
          origin: backend.url,
          'access-control-request-method': 'POST',
          'access-control-request-headers': asked.join(','),
        },
      });
      expect(allowed.get('access-control-allow-origin')).toBe(backend.url);
      expect(allowed.get('access-control-allow-headers')?.split(/, ?/)).toEqual(expect.arrayContaining(asked));
    }
  });

  it('B6 E1 understands that there are too many sign-ups', async () => {
    const restore = await saveLimits(database);
    await setLimit(database, 'sign_ups_per_hour', 0);
    expect(await send(page.addSubscription(ADA))).toBe(release.notice ? 'too_many_requests' : 'failed');
    await restore();
  });

  if (release.notice) {
    it('B3 B4 confirms and leaves at today’s server, and knows a link that is not valid', async () => {
      const tokens = await signUp();
      expect(await send(page.confirm(tokens.confirm))).toBe('done');
      expect(await row(database)).toMatchObject({ confirmed_at: expect.anything() });
      expect(await send(page.leave(tokens.leave))).toBe('done');
      expect(await row(database)).toBeUndefined();
      expect(await send(page.confirm(tokens.confirm))).toBe('invalid_token');
    });
  }
});

/** The version and the platform that the client names are those of this test. */
const withoutVersion = ({ path, headers, body }: Call): Call => ({
  path,
  headers: { ...headers, 'x-client-info': headers['x-client-info']!.replace(/^supabase-js.*/, 'supabase-js') },
  body,
});

it('A1 A2 B3 B4 today’s page calls as the last release says', async () => {
  const calls: Call[] = [];
  const fetch = async (...call: Parameters<typeof globalThis.fetch>) => {
    const request = new Request(...call);
    const { pathname: path } = new URL(request.url);
    calls.push({ path, headers: Object.fromEntries(request.headers), body: await request.json() });
    return new Response(null, { status: 204 });
  };
  const today = todaysCalls('https://project.test', fetch);
  const { message: _message, ...confirmation } = ADA;
  await today.addSubscription(ADA);
  await today.sendConfirmation(confirmation);
  await today.confirm('a');
  await today.leave('b');
  const last = callsOf(RELEASES.at(-1)!);
  expect(calls.map(withoutVersion)).toEqual(
    [last.addSubscription(ADA), last.sendConfirmation(ADA), last.confirm('a'), last.leave('b')].map(withoutVersion),
  );
});
