/** A piece of sound or picture as an encoder gives it. */
export interface Frame {
  track: number;
  milliseconds: number;
  isKey: boolean;
  data: Uint8Array;
}

interface VideoParts {
  seconds: number;
  width: number;
  height: number;
  sampleRate: number;
  frames: Frame[];
}

type Content = Uint8Array | Element[];
type Element = [id: number, content: Content];

const timePerCluster = 1000;

/** A video in a file (WebM): picture (VP8, track 1) and sound (Opus, track 2), with what a browser needs to jump in it. */
export function webm({ seconds, width, height, sampleRate, frames }: VideoParts): Uint8Array {
  const header: Element = [
    0x1a45dfa3,
    [
      [0x4282, text('webm')],
      [0x4287, number(4)],
      [0x4285, number(2)],
    ],
  ];
  const info: Element = [
    0x1549a966,
    [
      [0x2ad7b1, number(1_000_000)],
      [0x4489, float(seconds * 1000)],
      [0x4d80, text('Constela')],
      [0x5741, text('Constela')],
    ],
  ];
  const picture: Element[] = [
    [0xd7, number(1)],
    [0x73c5, number(1)],
    [0x83, number(1)],
    [0x86, text('V_VP8')],
    [
      0xe0,
      [
        [0xb0, number(width)],
        [0xba, number(height)],
      ],
    ],
  ];
  const sound: Element[] = [
    [0xd7, number(2)],
    [0x73c5, number(2)],
    [0x83, number(2)],
    [0x86, text('A_OPUS')],
    [0x63a2, opusHead(sampleRate)],
    [
      0xe1,
      [
        [0xb5, float(sampleRate)],
        [0x9f, number(1)],
      ],
    ],
  ];
  const tracks: Element = [
    0x1654ae6b,
    [
      [0xae, picture],
      [0xae, sound],
    ],
  ];
  const times = [...new Set(frames.map(({ milliseconds }) => Math.floor(milliseconds / timePerCluster)))].sort(
    (a, b) => a - b,
  );
  const clusters = times.map((time): Element => [0x1f43b675, clusterAt(time * timePerCluster, frames)]);
  // The places of the clusters have a fixed length, so that where they begin is known before they are written.
  const cuesAt = (places: number[]): Element => [
    0x1c53bb6b,
    times.map((time, index): Element => [
      0xbb,
      [
        [0xb3, number(time * timePerCluster)],
        [
          0xb7,
          [
            [0xf7, number(1)],
            [0xf1, fixed(places[index]!)],
          ],
        ],
      ],
    ]),
  ];
  const none = times.map(() => 0);
  let place = [info, tracks, cuesAt(none)].reduce((sum, element) => sum + write(element).length, 0);
  const places = clusters.map((cluster) => {
    const begin = place;
    place += write(cluster).length;
    return begin;
  });
  return join([write(header), write([0x18538067, [info, tracks, cuesAt(places), ...clusters]])]);
}

function clusterAt(begin: number, frames: Frame[]): Element[] {
  const inside = frames
    .filter(({ milliseconds }) => milliseconds >= begin && milliseconds < begin + timePerCluster)
    .sort((a, b) => a.milliseconds - b.milliseconds);
  return [
    [0xe7, number(begin)],
    ...inside.map(({ track, milliseconds, isKey, data }): Element => {
      const offset = Math.round(milliseconds - begin);
      return [0xa3, join([Uint8Array.of(0x80 | track, offset >> 8, offset & 255, isKey ? 0x80 : 0), data])];
    }),
  ];
}

function opusHead(sampleRate: number): Uint8Array {
  const rest = new DataView(new ArrayBuffer(11));
  rest.setUint8(0, 1);
  rest.setUint8(1, 1);
  rest.setUint16(2, 312, true);
  rest.setUint32(4, sampleRate, true);
  return join([text('OpusHead'), new Uint8Array(rest.buffer)]);
}

function write([id, content]: Element): Uint8Array {
  const body = content instanceof Uint8Array ? content : join(content.map(write));
  return join([number(id), size(body.length), body]);
}

function size(length: number): Uint8Array {
  const bytes = fixed(length);
  // The first bit set says how many bytes the size takes: eight.
  return join([Uint8Array.of(1), bytes.subarray(1)]);
}

function number(value: number): Uint8Array {
  const bytes = fixed(value);
  return bytes.subarray(Math.min(7, bytes.findIndex(Boolean) === -1 ? 7 : bytes.findIndex(Boolean)));
}

function fixed(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(value));
  return new Uint8Array(bytes.buffer);
}

function float(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  return new Uint8Array(bytes.buffer);
}

const text = (value: string) => new TextEncoder().encode(value);

function join(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
