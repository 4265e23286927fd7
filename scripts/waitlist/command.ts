import { logError, StartError } from '../../server/errors';
import { exportPeople } from './exportPeople';
import { help } from './help';
import { performLetter } from './letter/letter';
import { readPost } from './letter/settings';
import { eraseAddress, type List, retryFailed, settleAll } from './list';
import { openList } from './openList';
import { writeFileAtomically } from './outputFile';
import { type Command, type LetterCommand, parseCommand } from './parseCommand';
import { ClearError, type ExitCode, exitCodes, format, type Terminal } from './terminal';
import { describePerson } from './show';
import { stats } from './stats';
import { statsPage } from './statsPage/page';

/** Runs what was typed after `npm run waitlist --` and returns the exit code. */
export async function runCommand(
  args: string[],
  env: NodeJS.Dict<string>,
  root: string,
  output: Terminal,
  open: () => Promise<List> = () => openList(env, root),
): Promise<ExitCode> {
  try {
    const command = parseCommand(args);
    if (command.name === 'help') {
      output.out.write(help);
      return exitCodes.done;
    }
    const post = command.name === 'letter' ? readPost(env, root) : undefined;
    const list = await open();
    try {
      // An access request is answered with what is kept, before anything changes it.
      if (command.name !== 'show') await settleAll(list, output.err);
      if (command.name === 'letter') await performLetter(command, list, post!, output);
      else await perform(command, list, root, output);
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
  command: Exclude<Command, LetterCommand>,
  list: List,
  root: string,
  { out, err }: Terminal,
): Promise<void> {
  if (command.name === 'stats' && command.page !== undefined) {
    await writeFileAtomically([await statsPage(list, root)], command.page);
    err.write(`The page is in ${command.page}.\n`);
  } else if (command.name === 'stats') out.write(await stats(list));
  else if (command.name === 'export')
    await exportPeople(list, command.all ? 'all' : 'confirmed', command.file, out, err);
  else if (command.name === 'retry') {
    const count = await retryFailed(list);
    out.write(
      count === 0 ? 'No mail failed.\n' : `Back in the queue: ${format(count)} ${count === 1 ? 'mail' : 'mails'}.\n`,
    );
  } else if (command.name === 'show') {
    const person = await describePerson(list, command.email);
    if (person === undefined) throw new ClearError('Nothing is kept about that address.', exitCodes.notFound);
    out.write(person);
  } else if (command.name === 'erase') {
    const erased = await eraseAddress(list, command.email);
    if (!erased)
      throw new ClearError('Nobody with that address is on the list; nothing was erased.', exitCodes.notFound);
    out.write('Erased. A proof of the erasure is kept; it holds no personal data.\n');
  }
}
