import { logError, printable, StartError } from '../../server/errors';
import { replayErasures, saveErasures } from './erasures';
import { exportPeople } from './exportPeople';
import { performLetter } from './letter';
import { type List, settleAll } from './list';
import { openList } from './openList';
import { type Command, type LetterCommand, parseCommand } from './parseCommand';
import { ClearError, counted, type ExitCode, exitCodes, type Terminal } from './terminal';
import { describePerson } from './show';
import { stats, statsSince } from './stats';

export const help = `The waitlist, for the team.

  npm run waitlist -- stats [--json] [--since today | --since YYYY-MM-DD]
      How many people are on the list and how many confirmed: by day (UTC), language and interest; how the mails stand, which failed and
      why; how many people were erased, and why. --since counts what happened since that day began (UTC). None has a name or an address.

  npm run --silent waitlist -- show EMAIL
      Everything that is kept about that address, to answer an access request (GDPR, article 15). Changes nothing.

  npm run --silent waitlist -- export [--all] [--out FILE]
      The people who confirmed, as CSV; with --all also those who have not confirmed yet. Without --out it goes to standard output.
      FILE appears only when it is complete. A text that a spreadsheet would read as a formula gets a leading apostrophe.

  npm run waitlist -- erase EMAIL
      Erases everything about that address at once, without asking, and keeps only a proof of the erasure.

  npm run waitlist -- erasures --out FILE | --replay FILE
      --out writes the proofs of all erasures, which hold no personal data, to FILE. --replay erases the people who have a proof in FILE and keeps
      the proofs: after a backup was restored, people who had left since are gone again.

  npm run waitlist -- retry
      Puts the confirmation mails that failed, and sign-ups that were set aside, back to work. First fix the cause that stats names.

  npm run waitlist -- letter NAME --dry-run | --to EMAIL | --send [--limit N] [--yes] [--in-doubt]
      A letter of supabase/functions/_shared/letters/ to everybody who confirmed, each once and in their language, by the same worker and
      as fast as all other mails. --dry-run says to how many people and changes nothing; --to sends it to one address to look at; --send
      asks once, unless --yes, puts the mails into the queue and shows how far they are. Ctrl+C takes out what still waits there; the same
      command goes on. --limit: so many people at most. --in-doubt: also those of whom nobody knows any more whether they got it.
      People consented to one mail when the site opens, and to no other letter.

  npm run waitlist -- help | --help

The list is that of the server's own PostgreSQL in DATA_DIR (.data), whether a server runs or not. With DATABASE_URL it is the one at that
address. Both can be set in .env.

Exit codes: 0 done, 1 failed, 2 the command was not understood, 3 (show, erase) that address is not there.
`;

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
    if (command.name === 'letter' && command.mode.kind === 'send') refuseRehearsal(env);
    const list = await open();
    try {
      // An access request is answered with what is kept, before anything changes it.
      if (command.name !== 'show') await settleAll(list);
      if (command.name === 'letter') await performLetter(command, list, output);
      else await perform(command, list, output);
    } finally {
      await list.close();
    }
    return exitCodes.done;
  } catch (error) {
    if (error instanceof ClearError || error instanceof StartError) output.err.write(`${printable(error.message)}\n`);
    else logError(error);
    return error instanceof ClearError ? error.exitCode : exitCodes.failed;
  }
}

/** @throws where the server keeps mails in its outbox: a letter would reach nobody, and count as sent */
function refuseRehearsal({ RESEND_API_KEY, SUPABASE_URL, DATABASE_URL }: NodeJS.Dict<string>): void {
  if (!RESEND_API_KEY && !SUPABASE_URL && !DATABASE_URL)
    throw new ClearError(
      'There is no mail provider here (RESEND_API_KEY): a letter would reach nobody. --to shows it in the outbox.',
    );
}

async function perform(command: Exclude<Command, LetterCommand>, list: List, { out, err }: Terminal): Promise<void> {
  if (command.name === 'stats')
    out.write(printable(await (command.since ? statsSince(list, command.since) : stats(list, command.json))));
  else if (command.name === 'export') await exportPeople(list, command.all, command.file, out, err);
  else if (command.name === 'erasures')
    out.write(await (command.mode === 'save' ? saveErasures : replayErasures)(list, command.file));
  else if (command.name === 'retry') {
    const [row] = await list.query('select private.retry_failed() as count');
    const count = Number(row?.count);
    out.write(
      count === 0
        ? 'No mail failed, and no sign-up was set aside.\n'
        : `Put back to work: ${counted(count, 'mail or sign-up', 'mails and sign-ups')}.\n`,
    );
  } else if (command.name === 'show') {
    const person = await describePerson(list, command.email);
    if (person === undefined) throw new ClearError('Nothing is kept about that address.', exitCodes.notFound);
    out.write(printable(person));
  } else if (command.name === 'erase') {
    const [row] = await list.query("select private.erase_subscription($1, 'team') as erased", [command.email]);
    if (!row?.erased)
      throw new ClearError('Nobody with that address is on the list; nothing was erased.', exitCodes.notFound);
    out.write('Erased. A proof of the erasure is kept; it holds no personal data.\n');
  }
}
