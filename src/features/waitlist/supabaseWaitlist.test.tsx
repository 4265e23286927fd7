import { waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { noticeVersions, makeSupabaseClient, supabaseWaitlist } from './supabaseWaitlist';
import { allTexts } from '../../../scripts/content/allTexts';
import { makeI18n } from '../../i18n/makeI18n';
import { languages, type Language } from '../../lib/language';
import { ada } from '../../test/fakeServices';

let projects = 0;

/** The real client of supabase-js before a network that answers as told; each at a host of its own. */
function clientBefore(fetch: typeof globalThis.fetch) {
  projects += 1;
  return makeSupabaseClient({ url: `https://project${projects}.test`, fetch });
}
const waitlistBefore = (fetch: typeof globalThis.fetch) => supabaseWaitlist(clientBefore(fetch));
type Call = Parameters<typeof globalThis.fetch>;
const answering = (body: string | null, init: ResponseInit) =>
  jest.fn<Promise<Response>, Call>(() => Promise.resolve(new Response(body, init)));

const html = { status: 200, headers: { 'content-type': 'text/html' } };
const json = (status: number) => ({ status, headers: { 'content-type': 'application/json' } });

/** The address, body and headers of the one call. */
function callOf(fetch: jest.Mock<Promise<Response>, Call>) {
  const [url, init] = fetch.mock.calls[0]!;
  return { url, body: JSON.parse(init?.body as string) as unknown, headers: new Headers(init?.headers) };
}
const host = () => `https://project${projects}.test`;

it.each(['es', 'en'] as const)(
  'A1 B5 G6 adds a subscription with joined interests, the public key, the language and the notice (%s)',
  async (language) => {
    const fetch = answering(null, { status: 204 });
    await waitlistBefore(fetch).addSubscription({ ...ada, language });
    const { url, body, headers } = callOf(fetch);
    expect(url).toBe(`${host()}/rest/v1/rpc/add_waitlist_subscription`);
    const p_interests = 'A better economy, Web3 technology';
    const record = { p_language: language, p_notice: noticeVersions[language] };
    expect(body).toEqual({ p_email: 'ada@example.org', p_name: 'Ada', p_interests, p_message: null, ...record });
    expect(headers.get('apikey')).toBe('local');
    expect(headers.get('authorization')).toBe('Bearer local');
  },
);

it('G5 G6 takes no session out of the address or the storage, and refreshes none', async () => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '#access_token=theirs&refresh_token=r&expires_in=3600&token_type=bearer');
  const session = { access_token: 'stored', refresh_token: 'r', expires_at: 9e9, token_type: 'bearer', user: {} };
  localStorage.setItem(`sb-project${projects + 1}-auth-token`, JSON.stringify(session));
  const fetch = answering(null, { status: 204 });
  await waitlistBefore(fetch).addSubscription(ada);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(callOf(fetch).headers.get('authorization')).toBe('Bearer local');
  // The timeout of the call itself.
  jest.advanceTimersByTime(10_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
});

it.each([
  ['confirm', 'confirm_waitlist_subscription'],
  ['leave', 'leave_waitlist'],
] as const)('B3 B4 calls to %s with the token in the body, and tells one that is not known', async (kind, name) => {
  const fetch = answering(null, { status: 204 });
  await waitlistBefore(fetch)[kind]('secret-token');
  expect(callOf(fetch)).toMatchObject({ url: `${host()}/rest/v1/rpc/${name}`, body: { p_token: 'secret-token' } });
  const refused = answering('{"code":"P0001","hint":"invalid_token","message":"secret-token"}', json(400));
  const failure = { name: 'PostgrestError', code: 'invalid_token', status: 400, message: 'The call failed.' };
  await expect(waitlistBefore(refused)[kind]('secret-token')).rejects.toMatchObject(failure);
  const down = answering('{"code":"XX000","hint":null,"message":"secret-token"}', json(500));
  const call = waitlistBefore(down)[kind]('t');
  await expect(call).rejects.toMatchObject({ code: undefined, message: 'The call failed.' });
});

it.each([
  ['the database', '{"code":"PT429","hint":"too_many_requests","message":"no"}'],
  ['whatever stands before it', '{"message":"slow down"}'],
])('B6 tells a refusal as too often, by %s, from other failures', async (_, body) => {
  const call = waitlistBefore(answering(body, json(429))).addSubscription(ada);
  await expect(call).rejects.toMatchObject({ code: 'too_many_requests', status: 429 });
});

it('A2 invokes send-confirmation with name, email and interests', async () => {
  const fetch = answering('{"ok":true}', json(200));
  const { message: _message, language: _language, ...confirmation } = ada;
  await waitlistBefore(fetch).sendConfirmation(confirmation);
  const { url, body } = callOf(fetch);
  expect(url).toBe(`${host()}/functions/v1/send-confirmation`);
  expect(body).toEqual({ name: ada.name, email: ada.email, interests: ada.interests });
});

it('G5 takes the publishable key of the build, else its older anonymous key', async () => {
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_ANON_KEY } = process.env;
  const keySent = async () => {
    const fetch = answering(null, { status: 204 });
    await waitlistBefore(fetch).addSubscription(ada);
    return callOf(fetch).headers.get('apikey');
  };
  process.env.SUPABASE_ANON_KEY = 'anon';
  expect(await keySent()).toBe('anon');
  process.env.SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_1';
  expect(await keySent()).toBe('sb_publishable_1');
  Object.assign(process.env, { SUPABASE_PUBLISHABLE_KEY, SUPABASE_ANON_KEY });
});

it.each([
  ['an HTML page with 200', answering('<!doctype html>', html), 502],
  ['an HTML page with 503', answering('<!doctype html>', { ...html, status: 503 }), 503],
  ['plain text with 500', answering('Internal Server Error', { status: 500 }), 500],
  ['nothing with 404', answering('', { status: 404 }), 404],
  ['a refusal with a hint', answering('{"code":"P0001","hint":"invalid_name","message":"no"}', json(400)), 400],
  ['a network error', jest.fn(() => Promise.reject(new TypeError('Failed to fetch'))), 0],
])('E1 A1 rejects after %s, with the status of the answer', async (_, fetch, status) => {
  const failure = { name: 'PostgrestError', message: 'The call failed.', status };
  await expect(waitlistBefore(fetch).addSubscription(ada)).rejects.toMatchObject(failure);
  expect(fetch).toHaveBeenCalledTimes(1);
});

/** Like a network on which nothing ever comes. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

/** An answer that stops in its middle. */
const halfway: typeof fetch = (_input, init) => {
  const start = (stream: ReadableStreamDefaultController) =>
    init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
  return Promise.resolve(new Response(new ReadableStream({ start })));
};

it.each([
  ['without an answer', silent],
  ['when the answer stops in its middle', halfway],
])('E1 gives up after ten seconds %s', async (_, network) => {
  const clock = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const call = waitlistBefore(network).addSubscription(ada);
  await waitFor(() => expect(timeout).toHaveBeenCalledWith(10_000));
  clock.abort(new DOMException('Timed out', 'TimeoutError'));
  await expect(call).rejects.toMatchObject({ status: 0 });
  timeout.mockRestore();
});

it.each([200, 201])('A1 takes an empty %i for done', async (status) => {
  await expect(waitlistBefore(answering('', { status })).addSubscription(ada)).resolves.toBeUndefined();
});

it.each([
  ['{"ok":true,"wait":"none"}', 'none'],
  ['{"ok":true,"wait":"minutes"}', 'minutes'],
  ['{"ok":true,"wait":"hours"}', 'hours'],
  ['{"ok":true,"wait":"days"}', 'none'],
  ['{"ok":true}', 'none'],
  ['null', 'none'],
  [null, 'none'],
])('A1 A2 takes the answer %s for done, and reads that mails wait: %s', async (body, wait) => {
  const init = body === null ? { status: 204 } : json(200);
  expect(await waitlistBefore(answering(body, init)).sendConfirmation(ada)).toBe(wait);
});

it.each([
  ['an HTML page with 200', answering('<!doctype html>', html), { name: 'FunctionsHttpError', status: 502 }],
  ['a failed mail', answering('{"error":1}', json(502)), { name: 'FunctionsHttpError', status: 502 }],
  ['a network error', () => Promise.reject(new TypeError(ada.email)), { name: 'FunctionsFetchError' }],
  ['a failure that says nothing', () => Promise.reject(undefined), { name: 'FunctionsFetchError' }],
])('E2 A2 rejects after %s, without quoting anything', async (_, fetch, failure) => {
  const call = waitlistBefore(fetch).sendConfirmation(ada);
  await expect(call).rejects.toMatchObject(failure);
  await expect(call).rejects.toThrow('The call failed.');
});

const textIn = (language: Language) =>
  Object.values(makeI18n(language, { ...allTexts[language] }).t('waitlist:notice', { returnObjects: true })).join('\n');

it.each(languages)('B5 names the notice by the hash of its words, which the database has under it (%s)', (language) => {
  const version = createHash('sha256').update(textIn(language)).digest('hex');
  expect(noticeVersions[language]).toBe(version);
  const folder = 'supabase/migrations';
  const sql = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
    // A string of several lines, and its line breaks, as SQL reads them.
    .replaceAll(/'\n\s*'/g, '')
    .replaceAll('\\n', '\n');
  expect(sql).toContain(version);
  expect(sql).toContain(`'${textIn(language).replaceAll("'", "''")}'`);
});
