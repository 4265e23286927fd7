import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, firefox, type Locator, type Page } from 'playwright-core';
import { startSite } from '../../test-support/site';
import { ways, type Expected } from './ways';
import { firefoxOptions, wholeBrowserOptions } from '../../test-support/browsers';
import { isHydrated } from '../support/idle';
import { phone } from '../support/test';
import { texts } from '../support/texts';

/** Silence for so long means that all has been said; before the first word it may take longer. */
const silenceMs = 900;
const firstWordMs = 2500;
const longestMs = 9000;

const heard = () => readFileSync(process.env.HEARD!, 'utf8');
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What is said from the act on, until it is silent. */
async function after(act: () => Promise<unknown>): Promise<string> {
  const before = heard().length;
  await act();
  const start = Date.now();
  let [length, changed] = [before, start];
  const silence = () => (length === before ? firstWordMs : silenceMs);
  while (Date.now() - changed < silence() && Date.now() - start < longestMs) {
    await sleep(100);
    if (heard().length !== length) [length, changed] = [heard().length, Date.now()];
  }
  return plain(heard().slice(before));
}

/** The names of the ways to walk; without any, all. */
const asked = process.argv.slice(2);

const keys = (...names: string[]) => execFileSync('xdotool', ['key', '--delay', '60', ...names]);

const firefoxUserPrefs = { ...firefoxOptions.firefoxUserPrefs, 'accessibility.force_disabled': -1 };
const args = [...wholeBrowserOptions.args, '--force-renderer-accessibility', '--window-position=0,0'];
const launch = {
  firefox: () => firefox.launch({ ...firefoxOptions, channel: 'moz-firefox', firefoxUserPrefs, headless: false }),
  chromium: () => chromium.launch({ ...wholeBrowserOptions, args, headless: false }),
};

export type Listener = ReturnType<typeof listener>;

function listener(browser: keyof typeof launch, page: Page) {
  const { t } = texts.es;
  return {
    browser,
    page,
    t,
    after,
    open: async (path: string) => {
      await page.goto(path);
      await page.waitForFunction(isHydrated);
      await sleep(500);
    },
    type: (...typed: string[]) => after(async () => keys(...typed)),
    /** Gives an element the focus, presses a key there and answers what is said. */
    press: async (target: Locator, key = 'Return') => {
      // Until it is said, a letter may still be a command of the screen reader.
      await after(() => target.focus());
      return after(async () => keys(key));
    },
  };
}

function faultsIn(said: string, { says = [], never = [] }: Expected): string[] {
  const isSaid = (words: string | RegExp) =>
    typeof words === 'string' ? said.includes(plain(words)) : words.test(said);
  return [
    ...says.filter((words) => !isSaid(words)).map((words) => `does not say “${words}”`),
    ...never.filter(isSaid).map((words) => `should not say ${words}`),
  ];
}

/** Where what is announced goes through the engine in another way; in Chromium only these are walked. */
const waysInChromium = new Set(['menu', 'search', 'mail links', 'sign-up']);

/** On a phone in Spanish. */
async function listen(name: keyof typeof launch, baseURL: string): Promise<number> {
  const browser = await launch[name]();
  const page = await browser.newPage({ baseURL, viewport: phone, locale: 'es', reducedMotion: 'reduce' });
  let failures = 0;
  await page.bringToFront();
  for (const [way, walk] of Object.entries(ways)) {
    if (asked.length > 0 ? !asked.includes(way) : name === 'chromium' && !waysInChromium.has(way)) continue;
    const walkOnce = async () => {
      const stations = await walk(listener(name, page));
      // The next way begins as a first visit does.
      await page.evaluate(() => localStorage.clear());
      return stations.map(([said, expected]) => ({ said, faults: faultsIn(said, expected) }));
    };
    const isRight = (walked?: Awaited<ReturnType<typeof walkOnce>>) =>
      walked?.every(({ faults }) => faults.length === 0);
    let stations = await walkOnce().catch(() => undefined);
    // Whoever speaks may be late on a busy machine.
    for (let again = 0; again < 2 && !isRight(stations); again += 1) stations = await walkOnce().catch(() => undefined);
    if (!stations) throw new Error(`${way} cannot be walked`);
    for (const { said, faults } of stations) {
      failures += faults.length;
      console.log(`${faults.length ? '✘' : '✓'} ${name} ${way}: “${said}”`, ...faults);
    }
  }
  await browser.close();
  return failures;
}

async function main(): Promise<void> {
  const site = await startSite();
  let failures = 0;
  for (const name of ['firefox', 'chromium'] as const) failures += await listen(name, site.url);
  await site.stop();
  site.remove();
  console.log(failures ? `${failures} times something else was heard.` : 'All was heard as it should be.');
  process.exitCode = Math.min(failures, 1);
}

void main();
