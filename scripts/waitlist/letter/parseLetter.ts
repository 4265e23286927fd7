import { normalizeEmail } from '../../../src/features/waitlist/normalizeEmail';
import { letters } from '../../../supabase/letters/letters';
import type { LetterCommand } from './letter';

export const letterOptions = {
  'dry-run': { type: 'boolean' },
  to: { type: 'string' },
  send: { type: 'boolean' },
  limit: { type: 'string' },
  yes: { type: 'boolean' },
  'in-doubt': { type: 'boolean' },
} as const;

interface Values {
  'dry-run'?: boolean;
  to?: string;
  send?: boolean;
  limit?: string;
  yes?: boolean;
  'in-doubt'?: boolean;
}

/** The rest of a `letter` command; `misused` makes the error for what was not understood. */
export function parseLetter(names: string[], values: Values, misused: (message: string) => Error): LetterCommand {
  const [letter = '', ...others] = names;
  if (!Object.hasOwn(letters, letter) || others.length > 0)
    throw misused(`letter takes the name of one letter: ${Object.keys(letters).join(', ')}.`);
  const modes = [values['dry-run'], values.to !== undefined, values.send].filter(Boolean);
  if (modes.length !== 1) throw misused('letter needs one of --dry-run, --to EMAIL and --send.');
  if (!values.send && values.yes) throw misused('--yes is for --send only.');
  return {
    name: 'letter',
    letter,
    mode: modeOf(values, misused),
    limit: limitOf(values, misused),
    inDoubt: values['in-doubt'] ?? false,
  };
}

function modeOf(values: Values, misused: (message: string) => Error): LetterCommand['mode'] {
  if (values.send) return { kind: 'send', yes: values.yes ?? false };
  if (values.to === undefined) return { kind: 'dry-run' };
  const email = normalizeEmail(values.to);
  if (email === null) throw misused('--to needs an e-mail address.');
  return { kind: 'to', email };
}

function limitOf({ limit }: Values, misused: (message: string) => Error): number {
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw misused('--limit needs a number above 0.');
  return Number(limit);
}
