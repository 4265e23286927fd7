import { addTranscript, transcriptOf } from './transcripts';

const fetch = jest.spyOn(globalThis, 'fetch');
afterEach(() => void fetch.mockReset());

const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola\n';
const lines = [{ start: 1, end: 2, text: 'Hola' }];

it('B13 fetches captions once, within ten seconds, and reads their lines', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  fetch.mockResolvedValue(new Response(captions));
  expect(await transcriptOf('/captions/once.vtt').load()).toEqual(lines);
  expect(await transcriptOf('/captions/once.vtt').load()).toEqual(lines);
  expect(transcriptOf('/captions/once.vtt').value).toEqual(lines);
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(fetch.mock.calls).toEqual([['/captions/once.vtt', { signal: timeout.mock.results[0]!.value }]]);
});

it('B12, B13 says that captions are not there, and asks again at the next try', async () => {
  fetch.mockResolvedValueOnce(new Response('', { status: 404 })).mockResolvedValueOnce(new Response(captions));
  const { load } = transcriptOf('/captions/late.vtt');
  await expect(load()).rejects.toThrow('/captions/late.vtt was answered with 404.');
  expect(await load()).toEqual(lines);
});

it('B1, B13 fetches none of the captions whose lines the build has read', async () => {
  addTranscript('/captions/built.vtt', lines);
  expect(transcriptOf('/captions/built.vtt').value).toBe(lines);
  expect(await transcriptOf('/captions/built.vtt').load()).toBe(lines);
  expect(fetch).not.toHaveBeenCalled();
});
