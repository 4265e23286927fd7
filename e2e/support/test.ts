import { expect, test as base, type Page } from '@playwright/test';
import type { T } from '../../src/i18n/makeI18n';
import { locales, type Language } from '../../src/lib/language';
import { watchRequests } from './requestKinds';
import { followRequests, hydrated } from './idle';
import { addressIn, texts } from './texts';

export { expect };

export const phone = { width: 390, height: 844 };
export const wide = { width: 1280, height: 800 };

export interface Options {
  /** The visitor's language, in the browser's settings and in the addresses that `open` opens. */
  language: Language;
}

/** What a visitor has in hand; helpers take it as a whole. */
export interface Visit extends Options {
  page: Page;
  isPhone: boolean;
  t: T;
  /** The address of a page in the visitor's language. */
  at: (plainPath: string) => string;
  /** Opens a page in the visitor's language and waits until it is hydrated. */
  open: (plainPath: string) => Promise<void>;
}

interface Fixtures extends Omit<Visit, 'page'> {
  visit: Visit;
  watched: { console: string[]; requests: string[] };
  /** Says that the console is told this, so that it is no surprise. */
  expectConsole: (text: RegExp) => void;
  /** Says that something is asked for that the site itself never asks for. */
  expectRequest: (line: RegExp) => void;
}

/** What the development build says to everybody, and how long a check of its own took on a slow machine. */
const developmentTalk = /Download the React DevTools|InvariantMiddleware took \d+ms/;

/** Collects what may be told; fails at the end when none of the lines was it, or another line was there. */
async function expectOnly(lines: string[], use: (expectLine: (text: RegExp) => void) => Promise<void>): Promise<void> {
  const expected: RegExp[] = [];
  await use((text) => expected.push(text));
  for (const text of expected) await expect.poll(() => lines.join('\n')).toMatch(text);
  expect(lines.filter((line) => !expected.some((text) => text.test(line)))).toEqual([]);
}

/** Playwright's test; a word on the console, a request or a cookie that nobody expected fails it. */
export const test = base.extend<Fixtures & Options>({
  language: ['es', { option: true }],
  locale: ({ language }, use) => use(locales[language]),
  baseURL: ({}, use) => use(process.env.E2E_URL),
  isPhone: ({ viewport }, use) => use((viewport?.width ?? 1280) < 768),
  t: ({ language }, use) => use(texts[language].t),
  at: ({ language }, use) => use((plainPath) => addressIn(language, plainPath)),
  open: ({ page, at }, use) =>
    use(async (plainPath) => {
      await page.goto(at(plainPath));
      await hydrated(page);
    }),
  visit: ({ page, language, isPhone, t, at, open }, use) => use({ page, language, isPhone, t, at, open }),

  watched: async ({ context }, use) => {
    const watched = { console: [] as string[], requests: watchRequests(context) };
    context.on('console', (message) => {
      if (!developmentTalk.test(message.text())) watched.console.push(`${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => watched.console.push(`uncaught: ${error.error().message}`));
    followRequests(context);
    await use(watched);
    // B11, G8.
    expect(await context.cookies()).toEqual([]);
  },
  expectConsole: ({ watched }, use) => expectOnly(watched.console, use),
  expectRequest: ({ watched }, use) => expectOnly(watched.requests, use),
  // Asks for what watches, so that every journey with a page is watched.
  page: async ({ page, expectConsole: _console, expectRequest: _request }, use) => use(page),
});
