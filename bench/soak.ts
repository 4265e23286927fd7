/**
 * Does anything grow while the site is used? `npm run soak -- --minutes 10` exits with 1 when something grows, or when the tab or the
 * server reports an error. A run of a minute is too short: the caches of the server still fill.
 */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { CDPSession } from 'playwright-core';
import { inDataDir, type Site, startSite } from '../test-support/site';
import { crowdOf, signUpCrowd } from './mails/crowd';
import { walk, watchTab } from './soak/walk';
import { onPage, readMetrics, withSite } from './support/browser';
import { growthOf, printTable } from './support/report';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '3' } } });
const minutes = Number(values.minutes);
const perSecond = 10;

/** What may grow by how much. */
const tolerances = {
  'server, MB': 15,
  'its heap, MB': 1,
  'its files and sockets': 5,
  'its PostgreSQL, MB': 15,
  'heap of the page, MB': 1,
  'nodes of the page': 300,
  'listeners of the page': 10,
};
type Sample = Record<keyof typeof tolerances, number>;

/** Runs in the server. */
const probe =
  "process.on('message', () => { gc(); process.send(process.memoryUsage()); }).on('disconnect', () => process.exit());";

async function startWithoutLimits(): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'constela-soak-'));
  await inDataDir(dataDir, (database) => database.script('update private.waitlist_settings set value = 1000000000'));
  return startSite(dataDir, undefined, probe);
}

/** Of PostgreSQL and its processes, each with its share of what they share. */
function memoryOfPostgres(dataDir: string): number {
  const [postmaster] = readFileSync(path.join(dataDir, 'postgres17/postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  return [postmaster, ...children].reduce((sum, process) => {
    const [, share] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${process}/smaps_rollup`, 'utf8'))!;
    return sum + Number(share) / 1000;
  }, 0);
}

async function takeSample({ server, dataDir }: Site, tab: CDPSession): Promise<Sample> {
  const answer = once(server, 'message') as Promise<[NodeJS.MemoryUsage]>;
  server.send('memory');
  const [{ rss, heapUsed }] = await answer;
  // The second collection frees what the first one finalizes.
  for (let times = 0; times < 2; times += 1) await tab.send('HeapProfiler.collectGarbage');
  const metric = await readMetrics(tab);
  return {
    'server, MB': rss / 1e6,
    'its heap, MB': heapUsed / 1e6,
    'its files and sockets': readdirSync(`/proc/${server.pid}/fd`).length,
    'its PostgreSQL, MB': memoryOfPostgres(dataDir),
    'heap of the page, MB': metric('JSHeapUsedSize') / 1e6,
    'nodes of the page': metric('Nodes'),
    'listeners of the page': metric('JSEventListeners'),
  };
}

async function signUpUntil(signal: AbortSignal, url: string, fail: (what: string) => void): Promise<void> {
  for (let second = 0; !signal.aborted; second += 1) {
    const people = crowdOf(perSecond, undefined, `soak-${second}`, 'example.org');
    await signUpCrowd(url, people, perSecond).catch((error: Error) => fail(`a sign-up: ${error.message}`));
  }
}

void withSite(async (browser, site) => {
  const failures = new Set<string>();
  const fail = (what: string) => void failures.add(what);
  site.server.stderr!.on('data', (printed) => fail(`the server printed: ${printed}`));
  const samples: Sample[] = [];
  const ending = new AbortController();
  const crowd = signUpUntil(ending.signal, site.url, fail);
  await onPage(browser, { baseURL: site.url, locale: 'es-ES' }, async (page, tab) => {
    await page.goto('/?forceHideBadge=true');
    watchTab(page, fail);
    const end = Date.now() + minutes * 60_000;
    while (Date.now() < end) {
      await walk(page, samples.length);
      samples.push(await takeSample(site, tab));
    }
  }).catch((error: Error) => fail(error.message));
  ending.abort();
  await crowd;

  const rows = Object.entries(tolerances).map(([name, tolerance]) => {
    const values = samples.map((sample) => sample[name as keyof Sample]);
    const { before, after, isFlat } = growthOf(values, tolerance);
    if (!isFlat) fail(`It grows: ${name}`);
    return [name, before.toFixed(1), after.toFixed(1), String(tolerance), isFlat ? 'yes' : 'no'];
  });
  printTable(
    `A visitor who walks through the site ${samples.length} times in one tab, and ${perSecond} sign-ups a second, for ${minutes} minutes`,
    ['', 'median of the second third', 'of the last third', 'may grow by', 'flat'],
    rows,
  );
  if (failures.size > 0) throw new Error([...failures].join('\n'));
}, startWithoutLimits);
