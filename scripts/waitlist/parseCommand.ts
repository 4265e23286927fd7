import { parseArgs } from 'node:util';
import { normalizeEmail, bareAddress } from '../../src/features/waitlist/emailAddress';
import { letters } from '../../supabase/functions/_shared/letters/letters';
import { ClearError, exitCodes } from './terminal';

export type Command =
  | { name: 'help' | 'retry' }
  | { name: 'stats'; since: Date | undefined; json: boolean }
  | { name: 'erasures'; mode: 'save' | 'replay'; file: string }
  | { name: 'export'; all: boolean; file: string | undefined }
  | { name: 'show' | 'erase'; email: string }
  | LetterCommand;

export interface LetterCommand {
  name: 'letter';
  letter: string;
  mode: { kind: 'dry-run' } | { kind: 'to'; email: string } | { kind: 'send'; yes: boolean };
  limit: number;
  /** Whether also to those who are in doubt for longer than the provider remembers. */
  inDoubt: boolean;
}

const commands = {
  stats: { since: { type: 'string' }, json: { type: 'boolean' } },
  show: {},
  export: { all: { type: 'boolean' }, out: { type: 'string' } },
  erase: {},
  erasures: { out: { type: 'string' }, replay: { type: 'string' } },
  retry: {},
  letter: {
    'dry-run': { type: 'boolean' },
    to: { type: 'string' },
    send: { type: 'boolean' },
    limit: { type: 'string' },
    yes: { type: 'boolean' },
    'in-doubt': { type: 'boolean' },
  },
} as const;
const names = Object.keys(commands) as (keyof typeof commands)[];
const help = { help: { type: 'boolean', short: 'h' } } as const;
const options = { ...help, ...commands.stats, ...commands.export, ...commands.erasures, ...commands.letter };

/** What was typed after `npm run waitlist --`. @throws a ClearError that says what was not understood. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parseOptions(args);
  const [typed, ...rest] = positionals;
  if (values.help || typed === 'help') return { name: 'help' };
  if (typed === undefined) throw misused(`Name a command: ${names.join(', ').replace(/, (\w+)$/, ' or $1')}.`);
  const name = names.find((known) => known === typed);
  if (!name) throw misused(`There is no command "${typed}".`);
  const foreign = Object.keys(values).find((option) => !(option in commands[name]));
  if (foreign) throw misused(`${name} has no option --${foreign}.`);
  if (name === 'letter') return parseLetter(rest, values);
  if (name === 'erase' || name === 'show') {
    if (rest.length !== 1) throw misused(`${name} takes one e-mail address.`);
    return { name, email: addressOf(rest[0]!) };
  }
  if (rest.length > 0) throw misused(`${name} takes no argument "${rest.join(' ')}".`);
  const unnamed = (['out', 'replay'] as const).find((option) => values[option] === '');
  if (unnamed) throw misused(`--${unnamed} needs the name of a file.`);
  if (name === 'retry') return { name };
  if (name === 'stats') return { name, since: readDay(values.since), json: values.json ?? false };
  if (name === 'erasures') return parseErasures(values);
  return { name, all: values.all ?? false, file: values.out };
}

/** The beginning of the day of `--since`, in UTC. */
function readDay(since: string | undefined): Date | undefined {
  if (since === undefined) return undefined;
  const day = since === 'today' ? new Date().toISOString().slice(0, 10) : since;
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  // The second of two: a day that its month does not have.
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(day))
    throw misused('--since needs today or a day such as 2026-01-31.');
  return time;
}

function parseErasures({ out, replay }: ReturnType<typeof parseOptions>['values']): Command {
  const file = out ?? replay;
  if (file === undefined || (out !== undefined && replay !== undefined))
    throw misused('erasures needs one of --out FILE and --replay FILE.');
  return { name: 'erasures', mode: out === undefined ? 'replay' : 'save', file };
}

function parseLetter(named: string[], values: ReturnType<typeof parseOptions>['values']): LetterCommand {
  const [letter = '', ...others] = named;
  if (!Object.hasOwn(letters, letter) || others.length > 0)
    throw misused(`letter takes the name of one letter: ${Object.keys(letters).join(', ')}.`);
  const modes = [values['dry-run'], values.to !== undefined, values.send].filter(Boolean);
  if (modes.length !== 1) throw misused('letter needs one of --dry-run, --to EMAIL and --send.');
  if (!values.send && values.yes) throw misused('--yes is for --send only.');
  if (values.limit !== undefined && !/^[1-9]\d{0,8}$/.test(values.limit))
    throw misused('--limit needs a number above 0.');
  const email = values.to === undefined ? '' : addressOf(values.to, '--to needs an e-mail address.');
  const other = email ? ({ kind: 'to', email } as const) : ({ kind: 'dry-run' } as const);
  return {
    name: 'letter',
    letter,
    mode: values.send ? { kind: 'send', yes: values.yes ?? false } : other,
    limit: Number(values.limit ?? Infinity),
    inDoubt: values['in-doubt'] ?? false,
  };
}

function addressOf(text: string, problem = 'That is not an e-mail address.'): string {
  const email = normalizeEmail(bareAddress(text));
  if (email === null) throw misused(problem);
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
