import type { Writable } from 'node:stream';

export interface Progress {
  advance: (people: number) => void;
  end: (place: string) => void;
}

const EVERY_MS = 2_000;

/** A line every two seconds, so that a long export is seen to go on, and one at the end. */
export function progressOf(total: number, err: Writable, now = Date.now): Progress {
  let done = 0;
  let said = now();
  const shown = (count: number) => count.toLocaleString('en');
  return {
    advance: (people) => {
      done += people;
      if (now() - said < EVERY_MS) return;
      said = now();
      err.write(`${shown(done)} of ${shown(total)} …\n`);
    },
    end: (place) => {
      err.write(`${shown(done)} ${done === 1 ? 'person' : 'people'} written to ${place}.\n`);
    },
  };
}
