import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, firefox, type Locator, type Page } from 'playwright-core';
import { startSite } from '../../test-support/site';
import { ways, type Expected } from './ways';
import { firefoxOptions, wholeBrowserOptions } from '../support/browsers';
import { isHydrated } from '../support/idle';
import { addressIn, texts } from '../support/texts';
import type { Language } from '../../src/lib/language';

/** Silence for so long means that all has been said. */
const silenceMs = 900;
const longestMs = 9000;

const heard = () => readFileSync(process.env.HEARD!, 'utf8');
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What is said from the act on, until it is silent. */
async function after(act: () => Promise<unknown>): Promise<string> {
  const before = heard().length;
  await act();
  const start = Date.now();
  let [length, changed] = [before, start];
  while (Date.now() - changed < silenceMs && Date.now() - start < longestMs) {
    await sleep(100);
    if (heard().length !== length) [length, changed] = [heard().length, Date.now()];
  }
  return plain(heard().slice(before));
}

const keys = (...names: string[]) => execFileSync('xdotool', ['key', '--delay', '60', ...names]);

const firefoxUserPrefs = { ...firefoxOptions.firefoxUserPrefs, 'accessibility.force_disabled': -1 };
const args = [...wholeBrowserOptions.args, '--force-renderer-accessibility', '--window-position=0,0'];
const launch = {
  firefox: () => firefox.launch({ ...firefoxOptions, channel: 'moz-firefox', firefoxUserPrefs, headless: false }),
  chromium: () => chromium.launch({ ...wholeBrowserOptions, args, headless: false }),
};

export type Listener = ReturnType<typeof listener>;

function listener(browser: keyof typeof launch, page: Page, language: Language) {
  const visit = { browser, page, language, isPhone: language === 'es', t: texts[language].t, after };
  return {
    ...visit,
    open: async (path: string) => {
      await page.goto(addressIn(language, path));
      await page.waitForFunction(isHydrated);
      await sleep(500);
    },
    type: (...typed: string[]) => after(async () => keys(...typed)),
    /** Gives an element the focus, presses a key there and answers what is said. */
    press: async (target: Locator, key = 'Return') => {
      await target.focus();
      await sleep(200);
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

/** On a phone in Spanish, and wide in English. */
async function listen(name: keyof typeof launch, language: Language, baseURL: string): Promise<number> {
  const browser = await launch[name]();
  const viewport = language === 'es' ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const page = await browser.newPage({ baseURL, viewport, locale: language, reducedMotion: 'reduce' });
  let failures = 0;
  await page.bringToFront();
  for (const [way, walk] of Object.entries(ways)) {
    const walkOnce = async () => {
      const stations = await walk(listener(name, page, language));
      // The next way begins as a first visit does.
      await page.evaluate(() => localStorage.clear());
      return stations.map(([said, expected]) => ({ said, faults: faultsIn(said, expected) }));
    };
    let stations = await walkOnce();
    // Whoever speaks may be late on a busy machine.
    if (stations.some(({ faults }) => faults.length > 0)) stations = await walkOnce();
    for (const { said, faults } of stations) {
      failures += faults.length;
      console.log(`${faults.length ? '✘' : '✓'} ${name} ${language} ${way}: “${said}”`, ...faults);
    }
  }
  await browser.close();
  return failures;
}

async function main(): Promise<void> {
  const site = await startSite();
  let failures = 0;
  for (const name of ['firefox', 'chromium'] as const) failures += await listen(name, 'es', site.url);
  failures += await listen('firefox', 'en', site.url);
  await site.stop();
  site.remove();
  console.log(failures ? `${failures} times something else was heard.` : 'All was heard as it should be.');
  process.exitCode = Math.min(failures, 1);
}

void main();
