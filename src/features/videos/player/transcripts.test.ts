import { addTranscript, transcriptOf } from './transcripts';

const fetch = jest.spyOn(globalThis, 'fetch');
afterEach(() => void fetch.mockReset());

const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola\n';
const lines = [{ start: 1, end: 2, text: 'Hola' }];

it('B13 fetches captions within ten seconds, once they are there, and reads their lines', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  fetch.mockResolvedValueOnce(new Response('', { status: 404 })).mockResolvedValue(new Response(captions));
  const transcript = transcriptOf('/captions/late.vtt');
  await expect(transcript.load()).rejects.toThrow('/captions/late.vtt was answered with 404.');
  expect(await transcript.load()).toEqual(lines);
  expect(await transcriptOf('/captions/late.vtt').load()).toEqual(lines);
  expect(timeout).toHaveBeenCalledWith(10_000);
  const call = ['/captions/late.vtt', { signal: timeout.mock.results[0]!.value }];
  expect(fetch.mock.calls).toEqual([call, call]);
});

it('B1, B13 fetches none of the captions whose lines the build has read', async () => {
  addTranscript('/captions/built.vtt', lines);
  expect(transcriptOf('/captions/built.vtt').value).toBe(lines);
  expect(await transcriptOf('/captions/built.vtt').load()).toBe(lines);
  expect(fetch).not.toHaveBeenCalled();
});
