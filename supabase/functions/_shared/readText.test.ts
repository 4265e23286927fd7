import { readText } from './readText';

const encode = (text: string) => new TextEncoder().encode(text);
const post = (body: BodyInit | null) =>
  new Request('https://db.test/', { method: 'POST', body, duplex: 'half' } as RequestInit);
const inPieces = (...pieces: Uint8Array[]) =>
  post(
    new ReadableStream({
      start: (stream) => {
        for (const piece of pieces) stream.enqueue(piece);
        stream.close();
      },
    }),
  );
const [FIRST, SECOND] = [encode('ñ').slice(0, 1), encode('ñ').slice(1)];
const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });

it.each([
  ['nothing', post(null), ''],
  ['as many bytes as it may have', post('x'.repeat(10)), 'x'.repeat(10)],
  ['one byte more', post('x'.repeat(11)), undefined],
  ['no end', post(new ReadableStream({ pull: (stream) => stream.enqueue(encode('x')) })), undefined],
  ['fewer letters of more bytes', post('ñ'.repeat(6)), undefined],
  ['a letter in two pieces', inPieces(FIRST, SECOND), 'ñ'],
  ['half a letter', inPieces(encode('a'), FIRST), 'a\ufffd'],
  ['a client that disconnects', post(broken), ''],
])('A2 B6 reads a body of %s, and leaves no timer behind', async (_, request, text) => {
  jest.useFakeTimers();
  expect(await readText(request, 10)).toBe(text);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('B6 takes a body that does not end in ten seconds for none', async () => {
  jest.useFakeTimers();
  const endless = readText(post(new ReadableStream({ start: (stream) => stream.enqueue(encode('x')) })), 10);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await endless).toBe('');
  jest.useRealTimers();
});
