import { makeSupabaseClient } from './supabaseClient';
import { supabaseWaitlist } from './supabaseWaitlist';
import type { SignUp } from './waitlistService';

const ada: SignUp = {
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['A better economy', 'Web3 technology'],
  message: null,
  language: 'en',
};

let projects = 0;

/** The real client of supabase-js before a network that answers as told; each at a host of its own. */
function clientBefore(fetch: typeof globalThis.fetch) {
  projects += 1;
  return makeSupabaseClient({ url: `https://project${projects}.test`, fetch });
}
const waitlistBefore = (fetch: typeof globalThis.fetch) =>
  supabaseWaitlist(clientBefore(fetch));
type Call = Parameters<typeof globalThis.fetch>;
const answering = (body: string | null, init: ResponseInit) =>
  jest.fn<Promise<Response>, Call>(() => Promise.resolve(new Response(body, init)));

const html = { status: 200, headers: { 'content-type': 'text/html' } };
const json = (status: number) => ({ status, headers: { 'content-type': 'application/json' } });

it('A1 calls add_waitlist_subscription with the interests joined', async () => {
  const fetch = answering(null, { status: 204 });
  await waitlistBefore(fetch).addSubscription(ada);
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe(`https://project${projects}.test/rest/v1/rpc/add_waitlist_subscription`);
  expect(JSON.parse(init?.body as string)).toEqual({
    p_email: 'ada@example.org',
    p_name: 'Ada',
    p_interests: 'A better economy, Web3 technology',
    p_message: null,
  });
});

it('G5 G6 sends the public key and no session', async () => {
  const fetch = answering(null, { status: 204 });
  await waitlistBefore(fetch).addSubscription(ada);
  const headers = new Headers(fetch.mock.calls[0]![1]?.headers);
  expect(headers.get('apikey')).toBe('local');
  expect(headers.get('authorization')).toBe('Bearer local');
});

it('A2 invokes send-confirmation with name, email and interests, in the language of the page', async () => {
  const fetch = answering('{"ok":true}', json(200));
  const { message: _message, ...confirmation } = ada;
  await waitlistBefore(fetch).sendConfirmation(confirmation);
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe(`https://project${projects}.test/functions/v1/send-confirmation`);
  expect(JSON.parse(init?.body as string)).toEqual({
    name: 'Ada',
    email: 'ada@example.org',
    interests: ['A better economy', 'Web3 technology'],
  });
  expect(new Headers(init?.headers).get('accept-language')).toBe('en');
});

it.each([
  ['an HTML page with 200', answering('<!doctype html>', html)],
  ['nothing with 200', answering('', html)],
  ['nothing with 404', answering('', { status: 404 })],
  ['an HTML page with 500', answering('<!doctype html>', { ...html, status: 500 })],
  ['a refusal with a hint', answering('{"code":"P0001","hint":"invalid_name","message":"no"}', json(400))],
  ['a network error', jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
])('E1 A1 rejects after %s', async (_, fetch) => {
  await expect(waitlistBefore(fetch).addSubscription(ada)).rejects.toThrow('The call failed.');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['an HTML page with 200', answering('<!doctype html>', html), { name: 'FunctionsFetchError', status: 200 }],
  ['nothing with 404', answering('', { status: 404 }), { name: 'FunctionsFetchError', status: 404 }],
  ['a failed mail', answering('{"error":1}', json(502)), { name: 'FunctionsHttpError', status: 502 }],
  ['a network error', () => Promise.reject(new TypeError(ada.email)), { name: 'FunctionsFetchError' }],
])('E2 A2 rejects after %s, without quoting anything', async (_, fetch, failure) => {
  const call = waitlistBefore(fetch).sendConfirmation(ada);
  await expect(call).rejects.toMatchObject(failure);
  await expect(call).rejects.toThrow('The call failed.');
});
