import { parseArgs } from 'node:util';
import { normalizeEmail } from '../../src/features/waitlist/normalizeEmail';
import { ClearError, exitCodes } from './terminal';
import type { LetterCommand } from './letter/letter';
import { letterOptions, parseLetter } from './letter/parseLetter';

export type Command =
  | { name: 'help' | 'retry' }
  | { name: 'stats'; page: string | undefined }
  | { name: 'export'; all: boolean; file: string | undefined }
  | { name: 'show' | 'erase'; email: string }
  | LetterCommand;

const names = ['stats', 'show', 'export', 'erase', 'retry', 'letter'] as const;

const options = {
  all: { type: 'boolean' },
  out: { type: 'string' },
  html: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  ...letterOptions,
} as const;

/** What was typed after `npm run waitlist --`. @throws a ClearError that says what was not understood. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parseOptions(args);
  const [typed, ...rest] = positionals;
  if (values.help || typed === 'help') return { name: 'help' };
  if (typed === undefined) throw misused(`Name a command: ${names.join(', ').replace(/, (\w+)$/, ' or $1')}.`);
  const name = names.find((known) => known === typed);
  if (!name) throw misused(`There is no command "${typed}".`);
  if (name !== 'export' && (values.all || values.out !== undefined))
    throw misused('--all and --out are options of export only.');
  if (name !== 'stats' && values.html !== undefined) throw misused('--html is an option of stats only.');
  if (name === 'letter') return parseLetter(rest, values, misused);
  const foreign = Object.keys(letterOptions).find((option) => option in values);
  if (foreign) throw misused(`--${foreign} is an option of letter only.`);

  if (name === 'erase' || name === 'show') {
    if (rest.length !== 1) throw misused(`${name} takes one e-mail address.`);
    return { name, email: addressOf(rest[0]!) };
  }
  if (rest.length > 0) throw misused(`${name} takes no argument "${rest.join(' ')}".`);
  if (values.html === '' || values.out === '')
    throw misused(`--${values.out === '' ? 'out' : 'html'} needs the name of a file.`);
  if (name === 'retry') return { name };
  if (name === 'stats') return { name, page: values.html };
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
