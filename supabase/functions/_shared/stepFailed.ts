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

/** Only the messages of StepFailed, because others may contain an address or a token. */
export function describeFailure(error: unknown): string {
  if (error instanceof StepFailed) return error.message;
  return `unexpected ${error instanceof Error ? error.name : 'error'}`;
}
