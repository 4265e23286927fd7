import { type ExitCode, exitCodes } from './exitCodes';

/** A failure whose message tells a person what to do; shown alone, without a stack. */
export class ClearError extends Error {
  override name = 'ClearError';

  constructor(
    message: string,
    readonly exitCode: ExitCode = exitCodes.failed,
  ) {
    super(message);
  }
}
