/**
 * Does anything grow while the site is used for long? A visitor walks the whole site in one tab, again and again, while others sign up,
 * without limits. Only a run of the usual length or longer is kept in `bench/RESULTS.md`; in one of two minutes the page's heap still
 * grows, since its code is being compiled.
 *
 *   npm run soak -- --minutes 6
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { queryDataDir } from '../test-support/queryDataDir';
import { type Site, startSite } from '../test-support/site';
import { takeMails } from './soak/mails';
import { report } from './soak/report';
import { type Sample, takeSample } from './soak/samples';
import { signUpSteadily } from './soak/signUps';
import { rest, walk, watchTab } from './soak/walk/walk';
import { withSite } from './support/browser';
import { keepResult } from './support/results';
import { run } from './support/run';
import { onPage } from './support/visit';

const usual = 20;
const { values } = parseArgs({ options: { minutes: { type: 'string', default: String(usual) } } });
const minutes = Number(values.minutes);
const people = 16;
/** Three of them in the second half, through which a line can go. */
const fewest = 5;
/** In minutes; more often in a shorter run. */
const every = Math.min(0.5, minutes / 40);

async function withoutLimits(): Promise<Site> {
  const { dataDir, stop } = await startSite();
  await stop();
  queryDataDir(dataDir, 'update private.waitlist_settings set value = 1000000000');
  return startSite(dataDir, undefined, path.join(__dirname, 'soak/probe.cjs'));
}

async function soak(browser: Browser, site: Site): Promise<void> {
  const failures: string[] = [];
  const fail = (what: string) => void failures.push(what);
  site.server.stderr!.on('data', (printed) => fail(`the server printed: ${printed}`));
  const mails = takeMails(path.join(site.dataDir, 'outbox'), fail);
  const crowd = signUpSteadily(site.url, people, mails, fail);
  const samples: Sample[] = [];

  const visit = async (page: Page, tab: CDPSession) => {
    await page.goto('/?forceHideBadge=true');
    watchTab(page, fail);
    const started = Date.now();
    const elapsed = () => (Date.now() - started) / 60_000;
    for (let rounds = 1; elapsed() < minutes; rounds += 1) {
      await walk(page, rounds);
      if (elapsed() - (samples.at(-1)?.minute ?? 0) < every) continue;
      await rest(page);
      samples.push(await takeSample({ site, tab, crowd, minute: elapsed(), rounds }));
      console.error(`minute ${elapsed().toFixed(1)}: ${rounds} rounds, ${samples.at(-1)!.signUps} sign-ups`);
    }
  };
  const permissions = ['clipboard-read', 'clipboard-write'];
  await onPage(browser, { baseURL: site.url, locale: 'es-ES', permissions }, visit).catch((error: Error) =>
    fail(error.message),
  );
  await crowd.stop();
  mails.close();

  const wrong = [...new Set(failures)];
  if (samples.length < fewest)
    throw new Error([`Only ${samples.length} samples: let it run longer`, ...wrong].join('\n'));
  const { text, growing } = report(samples, people);
  process.stdout.write(text);
  wrong.push(...growing.map((title) => `It grows: ${title}`));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  if (minutes >= usual) keepResult('soak', text);
}

run(() => withSite(soak, withoutLimits));
