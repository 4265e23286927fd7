/** What each word of `private.late()` means, and what to look at. */
export const LATE: Record<string, string> = {
  queue: 'mails wait and nobody claims them: is the schedule or the server running, with the right secrets?',
  provider: 'the mail provider has taken nothing for a quarter of an hour: the last error says why.',
  purge: 'the purge did not run for half an hour: is it scheduled?',
};
