import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, firefox, type Locator, type Page } from 'playwright-core';
import { startSite } from '../../test-support/site';
import { ways, type Listener } from './ways';
import { firefoxOptions, wholeBrowserOptions } from '../support/browsers';
import { isHydrated } from '../support/idle';
import { addressIn, texts } from '../support/texts';
import type { Language } from '../../src/lib/language';

const heardFile = process.env.HEARD!;
/** Silence for so long means that all has been said. */
const silenceMs = 900;
const longestMs = 9000;

const heard = () => readFileSync(heardFile, 'utf8');
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

function openBrowser(name: string, { width, height }: { width: number; height: number }, language: Language) {
  const env = { ...process.env, LANG: language === 'es' ? 'es_ES.UTF-8' : 'en_US.UTF-8' } as Record<string, string>;
  if (name === 'firefox') {
    const firefoxUserPrefs = { ...firefoxOptions.firefoxUserPrefs, 'accessibility.force_disabled': -1 };
    const args = [`--width=${width}`, `--height=${height}`];
    return firefox.launch({ ...firefoxOptions, channel: 'moz-firefox', args, firefoxUserPrefs, headless: false, env });
  }
  const own = ['--force-renderer-accessibility', `--window-size=${width},${height}`, '--window-position=0,0'];
  return chromium.launch({ ...wholeBrowserOptions, args: [...wholeBrowserOptions.args, ...own], headless: false, env });
}

async function listen(name: string, language: Language, baseURL: string): Promise<number> {
  const isPhone = language === 'es';
  const size = isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const browser = await openBrowser(name, { width: size.width, height: size.height + 90 }, language);
  const context = await browser.newContext({ baseURL, viewport: size, locale: language, reducedMotion: 'reduce' });
  const page: Page = await context.newPage();
  const { t } = texts[language];
  const press = async (target: Locator, key = 'Return') => {
    await target.focus();
    await sleep(500);
    return after(async () => keys(key));
  };
  const open = async (path: string) => {
    await page.goto(addressIn(language, path));
    await page.waitForFunction(isHydrated);
    await sleep(1100);
  };
  const type = (...typed: string[]) => after(async () => keys(...typed));
  const listener: Listener = { browser: name, page, t, isPhone, language, open, press, type, after };
  let failures = 0;
  await page.bringToFront();
  for (const [way, walk] of Object.entries(ways)) {
    const heardOnWay = await walk(listener);
    // The next way begins as a first visit does.
    await page.evaluate(() => localStorage.clear());
    for (const [said, { says = [], never = [] }] of heardOnWay) {
      const isSaid = (words: string | RegExp) =>
        typeof words === 'string' ? said.includes(plain(words)) : words.test(said);
      const faults = [
        ...says.filter((words) => !isSaid(words)).map((words) => `does not say “${words}”`),
        ...never.filter(isSaid).map((words) => `should not say ${words}`),
      ];
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
  const wanted = process.argv.slice(2);
  for (const name of ['firefox', 'chromium'].filter((one) => wanted.length === 0 || wanted.includes(one)))
    for (const language of ['es', 'en'] as const) failures += await listen(name, language, site.url);
  await site.stop();
  site.remove();
  console.log(failures ? `${failures} times something else was heard.` : 'All was heard as it should be.');
  process.exitCode = Math.min(failures, 1);
}

void main();
