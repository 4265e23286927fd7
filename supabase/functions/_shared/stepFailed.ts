/** A call that another service refused; its message contains no personal data. */
export class StepFailed extends Error {
  constructor(
    message: string,
    readonly status?: number,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** Logs only the messages of StepFailed, because others may contain an address or a token. */
export function logFailure(what: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : 'error';
  console.error(`${what}:`, error instanceof StepFailed ? error.message : `unexpected ${kind}`);
}
