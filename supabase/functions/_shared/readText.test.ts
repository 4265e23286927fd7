import { readText } from './readText';

const encode = (text: string) => new TextEncoder().encode(text);
const post = (body: BodyInit | null) =>
  new Request('https://db.test/', { method: 'POST', body, duplex: 'half' } as RequestInit);

function inPieces(...pieces: Uint8Array[]): Request {
  const start = (stream: ReadableStreamDefaultController<Uint8Array>) => {
    for (const piece of pieces) stream.enqueue(piece);
    stream.close();
  };
  return post(new ReadableStream({ start }));
}

it.each([
  ['nothing', post(null), ''],
  ['as many bytes as it may have', post('x'.repeat(10)), 'x'.repeat(10)],
  ['one byte more', post('x'.repeat(11)), undefined],
  ['fewer letters of more bytes', post('ñ'.repeat(6)), undefined],
])('B6 reads a body of %s', async (_, request, text) => {
  expect(await readText(request, 10)).toBe(text);
});

it('A2 reads a letter whose bytes arrive in two pieces', async () => {
  const [first, second] = [encode('ñ').slice(0, 1), encode('ñ').slice(1)];
  expect(await readText(inPieces(first, second), 10)).toBe('ñ');
  expect(await readText(inPieces(encode('a'), first), 10)).toBe('a\ufffd');
});

it('B6 takes a body that does not end in time for none, and so a client that disconnects', async () => {
  jest.useFakeTimers();
  const endless = readText(post(new ReadableStream({ start: (stream) => stream.enqueue(encode('x')) })), 10);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await endless).toBe('');
  const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });
  expect(await readText(post(broken), 10)).toBe('');
  jest.useRealTimers();
});

it('A2 leaves no timer behind', async () => {
  jest.useFakeTimers();
  await readText(inPieces(encode('x')), 10);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
