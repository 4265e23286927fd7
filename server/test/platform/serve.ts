/**
 * Keeps the rehearsal's platform running, to follow docs/deploy.md by hand.
 *
 *   npm run platform                a project in which the guide was followed
 *   npm run platform -- --empty     a project before the first step
 */
import { followGuide } from './guide';
import { PROJECT } from './management';
import { startPlatform } from './platform';

async function main(): Promise<void> {
  const platform = await startPlatform();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void platform.stop().finally(() => process.exit()));
  platform.behaviour.breakOff = ({ mails }) => {
    for (const { to, subject, text } of mails) console.log(`— A mail to ${to[0]}: ${subject}\n\n${text}`);
    return false;
  };
  if (!process.argv.includes('--empty')) console.log(await followGuide(platform));
  const { SUPABASE_PROFILE, SUPABASE_ACCESS_TOKEN } = platform.cliVariables;
  console.log(`
project          ${PROJECT} at ${platform.url}
publishable key  ${platform.keys.publishable}
secret key       ${platform.keys.secret}
database         ${platform.cluster.urlOf('postgres')}

For the CLI:
export SUPABASE_PROFILE=${SUPABASE_PROFILE} SUPABASE_ACCESS_TOKEN=${SUPABASE_ACCESS_TOKEN}

Mails are printed here. Ctrl+C ends all of it.
`);
}

void main();
