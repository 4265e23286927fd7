import { parseArgs } from 'node:util';
import { normalizeEmail } from '../../src/features/waitlist/normalizeEmail';
import { ClearError, exitCodes } from './clearError';
import type { LetterCommand } from './letter/letter';
import { letterOptions, parseLetter } from './letter/parseLetter';

export type Command =
  | { name: 'help' }
  | { name: 'stats' }
  | { name: 'export'; all: boolean; file: string | undefined }
  | { name: 'erase'; email: string }
  | LetterCommand;

const options = {
  all: { type: 'boolean' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  ...letterOptions,
} as const;

/** What was typed after `npm run waitlist --`. @throws a ClearError that says what was not understood. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parseOptions(args);
  const [name, ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (name === undefined) throw misused('Name a command: stats, export, erase or letter.');
  if (name !== 'stats' && name !== 'export' && name !== 'erase' && name !== 'letter')
    throw misused(`There is no command "${name}".`);
  if (name !== 'export' && (values.all || values.out !== undefined))
    throw misused('--all and --out are options of export only.');
  if (name === 'letter') return parseLetter(rest, values, misused);
  const foreign = Object.keys(letterOptions).find((option) => option in values);
  if (foreign) throw misused(`--${foreign} is an option of letter only.`);

  if (name === 'erase') {
    if (rest.length !== 1) throw misused('erase takes one e-mail address.');
    return { name, email: addressOf(rest[0]!) };
  }
  if (rest.length > 0) throw misused(`${name} takes no argument "${rest.join(' ')}".`);
  if (name === 'stats') return { name };
  if (values.out === '') throw misused('--out needs the name of a file.');
  return { name, all: values.all ?? false, file: values.out };
}

function addressOf(text: string): string {
  const email = normalizeEmail(text);
  if (email === null) throw misused('That is not an e-mail address.');
  return email;
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw misused(`${(error as Error).message.split(/\.\s/)[0]}.`);
  }
}

function misused(message: string): ClearError {
  return new ClearError(`${message}\nnpm run waitlist -- --help lists the commands.`, exitCodes.misused);
}
