/** A step that another service refused; its message holds no personal data. */
export class StepFailed extends Error {
  constructor(
    message: string,
    readonly status?: number,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** Logs the kind of failure only: other messages may quote an address or a token. */
export function logFailure(what: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : 'error';
  console.error(`${what}:`, error instanceof StepFailed ? error.message : `unexpected ${kind}`);
}
