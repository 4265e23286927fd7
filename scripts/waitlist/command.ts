import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { logError } from '../../server/logError';
import { StartError } from '../../server/startError';
import { normalizeEmail } from '../../src/features/waitlist/normalizeEmail';
import { ClearError, type ExitCode, exitCodes } from './clearError';
import { exportPeople } from './exportPeople';
import { eraseAddress, type List, openList } from './list';
import { stats } from './stats';

const help = `The waitlist, for the team.

  npm run waitlist -- stats
      How many wait for confirmation and how many confirmed: by day (UTC), language and interest; how many were erased, and why.

  npm run --silent waitlist -- export [--all] [--out FILE]
      The people who confirmed, as CSV; with --all also those who have not confirmed yet. Without --out it goes to standard output.
      FILE appears only when it is complete. A text that a spreadsheet would read as a formula gets a leading apostrophe.

  npm run waitlist -- erase EMAIL
      Erases everything about that address at once, without asking, and keeps only a proof of the erasure.

  npm run waitlist -- help | --help

The list is the embedded database in DATA_DIR (.data), which only one process may open: stop the server first. With DATABASE_URL it
is the PostgreSQL at that address. Both can be set in .env.

Exit codes: 0 done, 1 failed, 2 the command was not understood, 3 (erase) nobody with that address is on the list.
`;

type Command =
  | { name: 'help' }
  | { name: 'stats' }
  | { name: 'export'; all: boolean; file: string | undefined }
  | { name: 'erase'; email: string };

/** Results go to `out`, messages about them to `err`. */
interface Output {
  out: Writable;
  err: Writable;
}

/** Runs what was typed after `npm run waitlist --` and returns the exit code. */
export async function runCommand(
  args: string[],
  env: NodeJS.Dict<string>,
  root: string,
  output: Output,
): Promise<ExitCode> {
  try {
    const command = parseCommand(args);
    if (command.name === 'help') {
      output.out.write(help);
      return exitCodes.done;
    }
    const list = await openList(env, root);
    try {
      await perform(command, list, output);
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

async function perform(command: Exclude<Command, { name: 'help' }>, list: List, { out, err }: Output): Promise<void> {
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

function parseCommand(args: string[]): Command {
  const { values, positionals } = parseOptions(args);
  const [name, ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (name === undefined) throw misused('Name a command: stats, export or erase.');
  if (name !== 'stats' && name !== 'export' && name !== 'erase') throw misused(`There is no command "${name}".`);
  if (name !== 'export' && (values.all || values.out !== undefined))
    throw misused('--all and --out are options of export only.');

  if (name === 'erase') {
    if (rest.length !== 1) throw misused('erase takes one e-mail address.');
    const email = normalizeEmail(rest[0]!);
    if (email === null) throw misused('That is not an e-mail address.');
    return { name, email };
  }
  if (rest.length > 0) throw misused(`${name} takes no argument "${rest.join(' ')}".`);
  if (name === 'stats') return { name };
  if (values.out === '') throw misused('--out needs the name of a file.');
  return { name, all: values.all ?? false, file: values.out };
}

function parseOptions(args: string[]) {
  try {
    const options = {
      all: { type: 'boolean' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw misused(`${(error as Error).message.split(/\.\s/)[0]}.`);
  }
}

function misused(message: string): ClearError {
  return new ClearError(`${message}\nnpm run waitlist -- --help lists the commands.`, exitCodes.misused);
}
