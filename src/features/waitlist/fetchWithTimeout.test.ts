import { fetchWithTimeout } from './fetchWithTimeout';

const answering = (body: string | null, init: ResponseInit) =>
  fetchWithTimeout(() => Promise.resolve(new Response(body, init)));

it.each([
  ['200 with an HTML page', '<!doctype html><p>Log in</p>', 200],
  ['404 with nothing', '', 404],
  ['404 with an HTML page', '<!doctype html>', 404],
  ['500 with plain text', 'Internal Server Error', 500],
])('E1 fails on %s', async (_, body, status) => {
  const answer = answering(body, { status })('/rest');
  await expect(answer).rejects.toMatchObject({ name: 'UnusableAnswer', message: 'The answer was not JSON.', status });
});

it.each([
  ['200 with JSON', '{"ok":true}', 200],
  ['400 with JSON', '{"code":"P0001"}', 400],
  ['200 with nothing', '', 200],
  ['201 with nothing', '', 201],
  ['204', null, 204],
])('A1 hands on %s with its body unread', async (_, body, status) => {
  const response = await answering(body, { status })('/rest');
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body ?? '');
});

it('E1 hands on what the network says', async () => {
  const offline = fetchWithTimeout(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(offline('/rest')).rejects.toThrow('Failed to fetch');
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
  const answer = fetchWithTimeout(network)('/rest');
  expect(timeout).toHaveBeenCalledWith(10_000);
  clock.abort(new DOMException('Timed out', 'TimeoutError'));
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  timeout.mockRestore();
});
