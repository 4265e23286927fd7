import { logError } from '../../server/logError';
import { StartError } from '../../server/startError';
import { ClearError } from './clearError';
import { erase } from './erase';
import { type ExitCode, exitCodes } from './exitCodes';
import { exportPeople } from './exportPeople';
import { help } from './help';
import type { List } from './list';
import { openList } from './openList';
import type { Output } from './output';
import { type Command, readCommand } from './readCommand';
import { stats } from './stats';

/** Does what was typed and gives the exit code. */
export async function run(args: string[], env: Record<string, string | undefined>, root: string, output: Output): Promise<ExitCode> {
  try {
    const command = readCommand(args);
    if (command.name === 'help') output.out.write(help);
    else await withList(await openList(env, root), (list) => perform(command, list, output));
    return exitCodes.done;
  } catch (error) {
    if (error instanceof ClearError || error instanceof StartError) output.err.write(`${error.message}\n`);
    else logError(error);
    return error instanceof ClearError ? error.exitCode : exitCodes.failed;
  }
}

async function withList(list: List, work: (list: List) => Promise<void>): Promise<void> {
  try {
    await work(list);
  } finally {
    await list.close();
  }
}

async function perform(command: Exclude<Command, { name: 'help' }>, list: List, output: Output): Promise<void> {
  if (command.name === 'stats') output.out.write(await stats(list));
  else if (command.name === 'erase') output.out.write(await erase(list, command.email));
  else await exportPeople(list, command.all ? 'all' : 'confirmed', command.out, output);
}
