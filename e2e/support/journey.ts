import type { TFunction } from 'i18next';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Language } from '../../src/lib/language';
import { chromiumOptions } from './chromium';
import { sortRequests } from './requestKinds';
import { followRequests, hydrated } from './settled';
import { addressIn, locales, texts } from './texts';

export interface Visit {
  page: Page;
  language: Language;
  width: number;
  isPhone: boolean;
  t: TFunction;
  /** The address of a page in the visit's language. */
  at: (plainPath: string) => string;
  open: (plainPath: string) => Promise<void>;
  /** Says that the console was told this, so that it is no surprise. */
  expectConsole: (text: RegExp) => void;
  /** Says that something was asked for that the site itself never asks for. */
  expectRequest: (line: RegExp) => void;
  /** How many requests of each kind there were so far. */
  requests: ReadonlyMap<string, number>;
}

export const phone = { width: 390, height: 844 };
export const wide = { width: 1280, height: 800 };

/** Together they know both widths and both languages; pages.e2e.ts opens every page in both languages without scripts. */
export const visitors = [
  { viewport: phone, language: 'es' },
  { viewport: wide, language: 'en' },
] as const;

/** Walks a journey on a phone in Spanish and on a wide screen in English. */
export function journey(
  name: string,
  walk: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = {},
): void {
  it.each(visitors)(`${name} ($viewport.width px, $language)`, ({ viewport, language }) =>
    visit(language, { viewport, ...options }, walk),
  );
}

/** What the development build says to everybody, and how long a check of its own took on a slow machine. */
const developmentTalk = /Download the React DevTools|InvariantMiddleware took \d+ms/;

/** Opens a page of its own; a word on the console, a request or a cookie that nobody expected fails it. */
export async function visit(
  language: Language,
  options: BrowserContextOptions,
  walk: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await (
    await browser()
  ).newContext({
    baseURL: process.env.E2E_URL,
    locale: locales[language],
    reducedMotion: 'reduce',
    viewport: wide,
    ...options,
  });
  const requests = sortRequests(context);
  followRequests(context);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  let said: string[] = [];
  page.on('console', (message) => {
    if (!developmentTalk.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  const at = (plainPath: string) => addressIn(language, plainPath);
  const width = options.viewport?.width ?? 1280;
  try {
    await walk({
      page,
      language,
      width,
      isPhone: width < 768,
      t: texts[language].t,
      at,
      open: async (plainPath) => {
        await page.goto(at(plainPath));
        await hydrated(page);
      },
      expectConsole: (text) => {
        expect(said.join('\n')).toMatch(text);
        said = said.filter((line) => !text.test(line));
      },
      expectRequest: (line) => {
        expect(requests.strange.join('\n')).toMatch(line);
        requests.strange = requests.strange.filter((found) => !line.test(found));
      },
      requests: requests.counts,
    });
    expect(said).toEqual([]);
    // B11, G8.
    expect(requests.strange).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  } finally {
    await context.close();
  }
}

let launched: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  launched ??= playwright.chromium.launch(chromiumOptions);
  return launched;
}

afterAll(async () => (await launched)?.close());
