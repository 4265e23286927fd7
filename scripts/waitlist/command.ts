import { logError } from '../../server/logError';
import { StartError } from '../../server/startError';
import { ClearError, type ExitCode, exitCodes } from './clearError';
import { exportPeople } from './exportPeople';
import { help } from './help';
import { performLetter } from './letter/letter';
import { readPost } from './letter/settings';
import { eraseAddress, type List, openList } from './list';
import { type Command, parseCommand } from './parseCommand';
import { stats } from './stats';
import type { Terminal } from './terminal';

/** Runs what was typed after `npm run waitlist --` and returns the exit code. */
export async function runCommand(
  args: string[],
  env: NodeJS.Dict<string>,
  root: string,
  output: Terminal,
): Promise<ExitCode> {
  try {
    const command = parseCommand(args);
    if (command.name === 'help') {
      output.out.write(help);
      return exitCodes.done;
    }
    const post = command.name === 'letter' ? readPost(env, root) : undefined;
    const list = await openList(env, root);
    try {
      if (command.name === 'letter') await performLetter(command, list, post!, output);
      else await perform(command, list, output);
    } finally {
      await list.close();
    }
    return exitCodes.done;
  } catch (error) {
    if (error instanceof ClearError || error instanceof StartError) output.err.write(`${error.message}\n`);
    else logError(error);
    return error instanceof ClearError ? error.exitCode : exitCodes.failed;
  }
}

async function perform(
  command: Exclude<Command, { name: 'help' | 'letter' }>,
  list: List,
  { out, err }: Terminal,
): Promise<void> {
  if (command.name === 'stats') out.write(await stats(list));
  else if (command.name === 'export')
    await exportPeople(list, command.all ? 'all' : 'confirmed', command.file, out, err);
  else {
    const erased = await eraseAddress(list, command.email);
    if (!erased)
      throw new ClearError('Nobody with that address is on the list; nothing was erased.', exitCodes.notFound);
    out.write('Erased. A proof of the erasure is kept; it holds no personal data.\n');
  }
}
