import { join } from 'node:path';
import { fail } from '../server/errors';
import { loadSettings } from '../server/settings';
import { runCommand } from './waitlist/command';

/** The team's command; `npm run waitlist -- --help` explains it. */
async function main(): Promise<void> {
  const root = join(__dirname, '..');
  loadSettings(root);
  // A reader that closes the pipe early, such as `head`, ends the export without an error message.
  process.stdout.on('error', () => process.exit(1));
  process.exitCode = await runCommand(process.argv.slice(2), process.env, root, {
    out: process.stdout,
    err: process.stderr,
    input: process.stdin,
  });
}

main().catch(fail);
