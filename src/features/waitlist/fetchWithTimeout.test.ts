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

describe('timeout', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Like a network on which nothing ever comes. */
  const silent: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });

  /** An answer that stops in its middle. */
  const halfway: typeof fetch = (_input, init) => {
    const body = new ReadableStream({
      start: (stream) => {
        const abort = () => stream.error(new DOMException('Aborted', 'AbortError'));
        init?.signal?.addEventListener('abort', abort);
      },
    });
    return Promise.resolve(new Response(body));
  };

  it.each([
    ['without an answer', silent],
    ['when the answer stops in its middle', halfway],
  ])('E1 gives up after ten seconds %s', async (_, network) => {
    const failed = jest.fn();
    fetchWithTimeout(network)('/rest').catch(failed);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });

  it('A1 also stops when the caller stops it', async () => {
    const failed = jest.fn();
    const caller = new AbortController();
    fetchWithTimeout(silent)('/rest', { signal: caller.signal }).catch(failed);
    caller.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalled();
  });

  it('A1 leaves neither a timer nor a listener behind after an answer', async () => {
    const { signal } = new AbortController();
    const added = jest.spyOn(signal, 'addEventListener');
    const removed = jest.spyOn(signal, 'removeEventListener');
    await answering('{}', { status: 200 })('/rest', { signal });
    expect(jest.getTimerCount()).toBe(0);
    expect(added).toHaveBeenCalledTimes(1);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});
