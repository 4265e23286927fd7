export const help = `The waitlist, for the team.

  npm run waitlist -- stats
      How many wait for confirmation and how many confirmed: by day (UTC), language and interest; who was erased, and why.

  npm run --silent waitlist -- export [--all] [--out FILE]
      The people who confirmed, as CSV: with --all also those who have not yet. Without --out it goes to standard output.
      FILE appears only when it is complete. A text that a spreadsheet would take for a formula gets an apostrophe before it.

  npm run waitlist -- erase EMAIL
      Erases everything about that address at once, without asking, and keeps only what proves the erasure.

  npm run waitlist -- help | --help

The list is the embedded database in DATA_DIR (.data), which only one process may open: stop the server first. With DATABASE_URL it
is the PostgreSQL named there. Both may stand in .env.

Exit codes: 0 done, 1 it failed, 2 the command was not understood, 3 (erase) nobody with that address was there.
`;
