import { chromium } from 'playwright-core';
import { webm, type Frame } from './webm';

const shape = { seconds: 6, width: 320, height: 180, sampleRate: 48_000, framesPerSecond: 10 };

/** A small video of six seconds: a star that crosses the sky, with a tone. Chromium draws and encodes it. */
export async function makeVideo(chromiumPath: string): Promise<Uint8Array> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    // Only pages of a safe origin have encoders.
    await page.route('https://video.test/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('https://video.test/');
    const frames = await page.evaluate(encode, shape);
    const decode = ({ track, milliseconds, isKey, data }: (typeof frames)[number]): Frame => {
      return { track, milliseconds, isKey, data: Buffer.from(data, 'base64') };
    };
    return webm({ ...shape, frames: frames.map(decode) });
  } finally {
    await browser.close();
  }
}

/** Runs in the page. Bytes travel as base64. */
async function encode({ seconds, width, height, sampleRate, framesPerSecond }: typeof shape) {
  const frames: (Omit<Frame, 'data'> & { data: string })[] = [];
  const keep = (track: number) => (chunk: EncodedVideoChunk | EncodedAudioChunk) => {
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    const data = btoa(String.fromCharCode(...bytes));
    frames.push({ track, milliseconds: chunk.timestamp / 1000, isKey: chunk.type === 'key', data });
  };
  const error = (cause: unknown) => console.error(cause);

  const picture = new VideoEncoder({ output: keep(1), error });
  picture.configure({ codec: 'vp8', width, height, bitrate: 60_000, framerate: framesPerSecond });
  const canvas = new OffscreenCanvas(width, height);
  const sky = canvas.getContext('2d')!;
  for (let index = 0; index < seconds * framesPerSecond; index += 1) {
    const way = index / (seconds * framesPerSecond);
    sky.fillStyle = '#070B1A';
    sky.fillRect(0, 0, width, height);
    sky.fillStyle = '#F4C95D';
    sky.beginPath();
    sky.arc(20 + way * (width - 40), height * (0.8 - 0.6 * way), 8, 0, 7);
    sky.fill();
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / framesPerSecond });
    picture.encode(frame, { keyFrame: index % framesPerSecond === 0 });
    frame.close();
  }
  await picture.flush();

  const sound = new AudioEncoder({ output: keep(2), error });
  sound.configure({ codec: 'opus', sampleRate, numberOfChannels: 1, bitrate: 24_000 });
  const tone = Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => 0.1 * Math.sin((at * 2 * Math.PI * 440) / sampleRate),
  );
  const samples = new AudioData({
    format: 'f32-planar',
    sampleRate,
    numberOfChannels: 1,
    numberOfFrames: tone.length,
    timestamp: 0,
    data: tone,
  });
  sound.encode(samples);
  await sound.flush();
  return frames;
}
