import { allChecks } from './checkLive/allChecks';
import { readOrigin } from './checkLive/readOrigin';
import { runChecks } from './checkLive/runChecks';
import { openSite } from './checkLive/site';

/** Asks a deployed site all that can be asked from outside: `npm run check:live https://…` (CONTRIBUTING.md, "Before a release"). */
async function main(): Promise<void> {
  const origin = readOrigin(process.argv[2]);
  if (!origin) {
    console.error('Name the site: npm run check:live https://your-domain (http only for localhost).');
    process.exitCode = 1;
    return;
  }
  const failed = await runChecks(openSite(origin), allChecks, console.log);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
