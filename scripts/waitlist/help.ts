export const help = `The waitlist, for the team.

  npm run waitlist -- stats [--html FILE]
      How many are on the list and how many confirmed: by day (UTC), language and interest; how the confirmation mails stand, which failed
      and why; how many were erased, and why. --html writes a page with charts to FILE instead. Neither has a name or an address.

  npm run --silent waitlist -- show EMAIL
      Everything that is kept about that address, to answer an access request (GDPR, article 15). Changes nothing.

  npm run --silent waitlist -- export [--all] [--out FILE]
      The people who confirmed, as CSV; with --all also those who have not confirmed yet. Without --out it goes to standard output.
      FILE appears only when it is complete. A text that a spreadsheet would read as a formula gets a leading apostrophe.

  npm run waitlist -- erase EMAIL
      Erases everything about that address at once, without asking, and keeps only a proof of the erasure.

  npm run waitlist -- retry
      Puts the confirmation mails that failed back into the queue. Mend first what stats says they failed for.

  npm run waitlist -- letter NAME --dry-run | --to EMAIL | --send [--limit N] [--yes] [--in-doubt]
      A letter of supabase/letters/ to everybody who confirmed, each once and in their language. --dry-run says how many and sends nothing;
      --to sends it to one address to look at; --send asks once, unless --yes, and can be stopped at any moment and run again: it goes on.
      --limit: so many people at most. --in-doubt: also those of whom nobody knows any more whether they got it. Letters share the
      setting mails_per_second with the confirmation mails. People consented to one mail when the site opens, and to no other letter.

  npm run waitlist -- help | --help

The list is the embedded database in DATA_DIR (.data), which only one process may open: stop the server first. With DATABASE_URL it
is the PostgreSQL at that address. Letters go out by the mail provider when RESEND_API_KEY, MAIL_FROM, SITE_URL and SUPABASE_URL are set; without
the key they land in the outbox in DATA_DIR, and such a rehearsal counts apart. All can be set in .env.

Exit codes: 0 done, 1 failed, 2 the command was not understood, 3 (show, erase) that address is not there.
`;
