import type { Writable } from 'node:stream';

export type Printer = Writable & { isTTY?: boolean };

/** Results go to `out`, messages about them to `err`; questions are answered at `input`. */
export interface Terminal {
  out: Printer;
  err: Printer;
  input?: NodeJS.ReadableStream & { isTTY?: boolean };
}
