import type { Check } from './check';
import type { Site } from './site';

const MAX_SHOWN = 6;

/** Prints one line a check, with what is wrong and what to do below it, and answers how many failed. */
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
  for (const { title, onlyHttps, findFaults, remedy } of checks) {
    if (onlyHttps && !site.isHttps) {
      print(`left  ${title}: only a site on https has it`);
      continue;
    }
    const faults = await findFaults(site).catch((error: Error) => [error.message]);
    print(`${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${title}`);
    if (faults.length === 0) continue;
    failed += 1;
    for (const fault of faults.slice(0, MAX_SHOWN)) print(`      ${fault}`);
    if (faults.length > MAX_SHOWN) print(`      … and ${faults.length - MAX_SHOWN} more`);
    print(`      → ${remedy}`);
  }
  print(
    failed === 0 ? `Nothing found wrong at ${site.origin}.` : `${failed} of ${checks.length} failed at ${site.origin}.`,
  );
  return failed;
}
