import type { Browser, BrowserContext } from 'playwright-core';
import { chromiumOptions } from '../chromium';
import { until } from '../until';
import { firefoxOptions } from './firefox';
import { marked } from './strays';
import type { Named, Tab, TabOptions } from './tab';

const timeout = 10_000;

/** A window of a Chromium of its own. */
export async function openChromiumTab(options: TabOptions): Promise<Tab> {
  const browser = await playwright.chromium.launch({ ...chromiumOptions, env: marked(process.env) });
  return openTab(browser, options, ['clipboard-read', 'clipboard-write']);
}

/** A window of Debian's Firefox, which Playwright drives by WebDriver BiDi. */
export async function openFirefoxTab(options: TabOptions): Promise<Tab> {
  const ofWorkers = (process.env.E2E_FIREFOX ?? '').split(' ');
  const endpoint = ofWorkers[Number(process.env.JEST_WORKER_ID ?? 1) - 1] ?? ofWorkers[0]!;
  return openTab(await playwright.firefox.connect(endpoint, { timeout }), options);
}

/** A window of a Firefox of its own, with settings that a visitor has made. */
export async function openFirefoxWith(settings: Record<string, number>, options: TabOptions): Promise<Tab> {
  return openTab(await playwright.firefox.launch(firefoxOptions(settings)), options);
}

async function openTab(
  browser: Browser,
  { baseURL, locale, size }: TabOptions,
  permissions: string[] = [],
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL,
    locale,
    viewport: size,
    permissions,
    reducedMotion: 'reduce',
  });
  const tab = await tabIn(context);
  return { ...tab, close: () => context.close().finally(() => browser.close()) };
}

async function tabIn(context: BrowserContext): Promise<Omit<Tab, 'close'>> {
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  let said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`uncaught: ${error.name}: ${error.message}`));
  page.on('crash', () => said.push('the page crashed'));

  const locate = ({ role, name, within }: Named) =>
    (within ? page.getByRole(within) : page).getByRole(role, { name, exact: true });
  const evaluate: Tab['evaluate'] = (inPage, ...values) =>
    page.evaluate(`(${String(inPage)})(...${JSON.stringify(values)})`);

  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    evaluate,
    waitFor: (isSo, ...values) => until(String(isSo), () => evaluate(isSo, ...values).catch(notYet)),
    count: (what) => locate(what).count(),
    press: (what) => locate(what).click(),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    setSize: (size) => page.setViewportSize(size),
    // To hide the caret it would add a style that the policy of the site forbids.
    screenshot: (path) => page.screenshot({ path, caret: 'initial' }),
    problems: () => {
      const lines = said;
      said = [];
      return Promise.resolve(lines);
    },
  };
}

/** The page may just be giving way to another. */
function notYet(error: unknown): false {
  if (String(error).includes('Execution context was destroyed')) return false;
  throw error;
}
