import { fileChecks } from './checkLive/files';
import { headerChecks } from './checkLive/headers';
import { pageChecks } from './checkLive/pages';
import { type Check, openSite, type Site } from './checkLive/site';

/** In the order in which they are printed. */
export const allChecks: Check[] = [...pageChecks, ...headerChecks, ...fileChecks];

const MAX_SHOWN = 6;

/** Prints one line for each check, and below a failed one what is wrong and what to do. Returns how many failed. */
export async function runChecks(site: Site, checks: Check[], print: (line: string) => void): Promise<number> {
  const unreachable = await site.ask('/').then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (unreachable) {
    print(`FAIL  ${site.origin} does not answer: ${unreachable}`);
    return checks.length;
  }
  let failed = 0;
  for (const { title, onlyHttps, findProblems, remedy } of checks) {
    if (onlyHttps && !site.isHttps) {
      print(`left  ${title}: only a site on https has it`);
      continue;
    }
    const problems = await findProblems(site).catch((error: Error) => [error.message]);
    print(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${title}`);
    if (problems.length === 0) continue;
    failed += 1;
    for (const problem of problems.slice(0, MAX_SHOWN)) print(`      ${problem}`);
    if (problems.length > MAX_SHOWN) print(`      … and ${problems.length - MAX_SHOWN} more`);
    print(`      → ${remedy}`);
  }
  const summary = failed === 0 ? 'Nothing found wrong' : `${failed} of ${checks.length} failed`;
  print(`${summary} at ${site.origin}.`);
  return failed;
}

/** Checks a deployed site from outside: `npm run check:live https://…` (CONTRIBUTING.md, "Before a release"). */
async function main(): Promise<void> {
  const named = process.argv[2] ?? '';
  const isNamed = URL.canParse(named);
  if (!isNamed) console.error('Name the site: npm run check:live https://your-domain');
  const failed = isNamed ? await runChecks(openSite(new URL(named).origin), allChecks, console.log) : 1;
  process.exitCode = failed > 0 ? 1 : 0;
}

if (require.main === module) void main();
