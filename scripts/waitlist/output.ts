import type { Writable } from 'node:stream';

/** Where the command writes: results to `out`, everything about them to `err`. */
export interface Output {
  out: Writable;
  err: Writable;
}
