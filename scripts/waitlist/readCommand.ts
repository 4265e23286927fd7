import { parseArgs } from 'node:util';
import { isEmail } from '../../src/features/waitlist/isEmail';
import { ClearError } from './clearError';
import { exitCodes } from './exitCodes';

export type Command =
  | { name: 'help' }
  | { name: 'stats' }
  | { name: 'export'; all: boolean; out: string | undefined }
  | { name: 'erase'; email: string };

/** What was typed after `npm run waitlist --`. */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parsed(args);
  const [name, ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (name === undefined) throw misused('Say what to do: stats, export or erase.');
  if (name !== 'stats' && name !== 'export' && name !== 'erase') throw misused(`There is no command "${name}".`);
  if (name !== 'export' && (values.all || values.out !== undefined)) throw misused('--all and --out belong to export.');

  if (name === 'erase') {
    if (rest.length !== 1) throw misused('erase takes one e-mail address.');
    const email = rest[0]!.trim();
    if (!isEmail(email)) throw misused('That is not an e-mail address.');
    return { name, email };
  }
  if (rest.length > 0) throw misused(`${name} takes no "${rest.join(' ')}".`);
  if (name === 'stats') return { name };
  if (values.out === '') throw misused('--out needs the name of a file.');
  return { name, all: values.all ?? false, out: values.out };
}

function parsed(args: string[]) {
  try {
    const options = { all: { type: 'boolean' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw misused(`${(error as Error).message.split(/\.\s/)[0]}.`);
  }
}

function misused(message: string): ClearError {
  return new ClearError(`${message}\nnpm run waitlist -- --help says what there is.`, exitCodes.misused);
}
