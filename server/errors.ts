/** A failure to start; its message is one line that says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The error of a database that cannot be opened, with advice that depends on the reason. */
export function openError(directory: string, reason: string): StartError {
  const advice = /No space left on device|ENOSPC/.test(reason)
    ? 'Free some space on its disk and start again.'
    : 'Restore that directory from a copy, or move it away to start with an empty list. Nothing was deleted.';
  return new StartError(`The database in ${directory} cannot be opened: ${reason}. ${advice}`);
}

/** Ends this program, with one line and exit code 1. */
export function fail(error: unknown): never {
  const { syscall, code, path } = error as NodeJS.ErrnoException;
  // Opening fails in the same way for a reader and for a writer.
  const done = syscall === 'open' ? 'opened' : 'written';
  if (error instanceof StartError) console.error(error.message);
  else if (path && /^(mkdir|open|rm|rmdir|unlink|rename|copyfile)$/.test(syscall ?? ''))
    console.error(
      `${path} cannot be ${done} (${code}). Let this user read and write there, or copy the folder to another place.`,
    );
  else logError(error);
  process.exit(1);
}

/** Logs only code and message, because stacks and other fields of database errors contain queries with personal data. */
export function logError(error: unknown): void {
  const { code, message } = error as { code?: string; message?: string };
  console.error(printable(`Error ${code ?? 'without code'}: ${message ?? 'without message'}`));
}

/** The text with what a terminal would obey, or not show, in its escaped form; line breaks stay. */
export function printable(text: string): string {
  return text.replaceAll(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0)!.toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
}
