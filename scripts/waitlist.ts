import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './waitlist/run';

/** The team's command; see scripts/waitlist/help.ts. */
async function main(): Promise<void> {
  const root = join(__dirname, '..');
  // As the server reads it; what the environment says already wins.
  const settings = join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  // A reader that has seen enough, such as `head`, ends the export without a word.
  process.stdout.on('error', () => process.exit(1));
  process.exitCode = await run(process.argv.slice(2), process.env, root, { out: process.stdout, err: process.stderr });
}

void main();
