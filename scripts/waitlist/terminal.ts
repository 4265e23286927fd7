import type { Writable } from 'node:stream';

export type Printer = Writable & { isTTY?: boolean };

/** Results go to `out`, messages about them to `err`; questions are answered at `input`. */
export interface Terminal {
  out: Printer;
  err: Printer;
  input?: NodeJS.ReadableStream & { isTTY?: boolean };
}

/** What the command tells the shell. */
export const exitCodes = { done: 0, failed: 1, misused: 2, notFound: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A failure whose message tells a person what to do; printed without a stack trace. */
export class ClearError extends Error {
  override name = 'ClearError';

  constructor(
    message: string,
    readonly exitCode: ExitCode = exitCodes.failed,
  ) {
    super(message);
  }
}
