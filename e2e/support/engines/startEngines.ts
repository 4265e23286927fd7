import { firefox } from 'playwright-core';
import { firefoxOptions } from './firefox';
import { expectInstalled } from './installed';
import { expectNoStrays } from './strays';

/**
 * Starts what every `openEngine` of this run needs, and answers with what ends it. Each worker has a Firefox of its own, because only
 * one window of a Firefox has the focus.
 */
export async function startEngines(workers = 1): Promise<() => Promise<void>> {
  expectInstalled();
  process.env.E2E_ENGINES = `${process.pid}-${Date.now()}`;
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(ends.map((end) => end()));
    await expectNoStrays();
  };
  try {
    const inFirefox: string[] = [];
    for (let worker = 0; worker < workers; worker += 1) {
      const browser = await firefox.launchServer(firefoxOptions());
      ends.push(() => browser.close());
      inFirefox.push(browser.wsEndpoint());
    }
    process.env.E2E_FIREFOX = inFirefox.join(' ');
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
