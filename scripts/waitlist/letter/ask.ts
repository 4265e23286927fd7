import { createInterface } from 'node:readline/promises';
import { ClearError, exitCodes } from '../clearError';
import type { Terminal } from '../terminal';

/** Asks once; everything but yes ends the command. */
export async function ask(question: string, { input, err }: Terminal): Promise<void> {
  if (!input?.isTTY)
    throw new ClearError('Nobody can be asked here: add --yes to send without a question.', exitCodes.misused);
  const asking = createInterface({ input, output: err });
  try {
    const answer = await asking.question(`${question} (yes/no) `);
    if (answer.trim().toLowerCase() !== 'yes') throw new ClearError('Nothing was sent.');
  } finally {
    asking.close();
  }
}
