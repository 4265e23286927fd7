import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import type { T } from '../../src/i18n/makeI18n';
import { locales, type Language } from '../../src/lib/language';
import { isHydrated } from '../support/idle';
import type { Options } from '../support/test';
import { addressIn, texts } from '../support/texts';
import { startDriver } from './driver';

export { expect };

/** An element by its role and its accessible name, if need be within the one element of another role. */
export interface Named {
  role: string;
  name?: string;
  within?: 'banner' | 'main' | 'dialog';
}

/** A window of WebKitGTK, which Playwright cannot drive. Presses and keys are input of the browser, not calls in the page. */
type Tab = Awaited<ReturnType<typeof openTab>>['tab'];

interface Fixtures extends Options {
  tab: Tab;
  t: T;
  at: (plainPath: string) => string;
}

/** Playwright's test with a window of WebKitGTK in place of the page; a word on its console fails it. */
export const test = base.extend<Fixtures>({
  language: ['es', { option: true }],
  t: ({ language }, use) => use(texts[language].t),
  at: ({ language }, use) => use((plainPath) => addressIn(language, plainPath)),
  tab: async ({ language, viewport }, use) => {
    const { tab, close } = await openTab(language);
    try {
      await tab.setSize(viewport!);
      await use(tab);
      expect(await tab.console()).toEqual([]);
    } finally {
      await close();
    }
  },
});

/** How an element is named on the wire. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** The engine is built without manifests, and says so on every page. */
const ownWords = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** What gives a page `TestingLibraryDom`: the unit tests find by role in the same way. */
const finder = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** In the page: the elements with a role and a name, or null where the finder is still to be brought. */
function findInPage({ role, name, within }: Named): HTMLElement[] | null {
  const { TestingLibraryDom: library } = window as { TestingLibraryDom?: typeof TestingLibrary };
  if (!library) return null;
  const places = within ? library.queryAllByRole(document.body, within) : [document.body];
  return places.flatMap((place) => library.queryAllByRole(place, role, { name }));
}

async function openTab(language: Language) {
  const directory = mkdtempSync(path.join(tmpdir(), 'constela-webkit-'));
  const { command, stop } = await startDriver({
    'webkitgtk:browserOptions': {
      binary: path.join(__dirname, 'window.py'),
      args: [locales[language], directory],
    },
    timeouts: { pageLoad: 10_000, script: 10_000, implicit: 0 },
  });
  const run = <Value>(script: string, args: unknown[] = []) => command<Value>('/execute/sync', { script, args });
  const evaluate = <Given extends unknown[], Result>(inPage: (...given: Given) => Result, ...given: Given) =>
    run<Awaited<Result>>(`return (${String(inPage)})(...arguments)`, given);
  /** Waits until a function of the page answers so. */
  const expectInPage = <Given extends unknown[], Result>(
    inPage: (...given: Given) => Result,
    result: Result,
    ...given: Given
  ) => expect.poll(() => evaluate(inPage, ...given)).toEqual(result);
  /** Answers with the elements, or with what a property of their list holds. */
  const find = async <Value>(what: Named, part = ''): Promise<Value> => {
    const script = `return (${String(findInPage)})(...arguments)${part}`;
    const found = await run<Value | null>(script, [what]);
    if (found !== null) return found;
    await run(finder);
    return run<Value>(script, [what]);
  };
  let read = 0;

  const tab = {
    /** Opens an address and waits until its page is hydrated. */
    goto: async (address: string) => {
      await command('/url', { url: new URL(address, process.env.E2E_URL).href });
      await expectInPage(isHydrated, true);
    },
    go: (where: 'back' | 'forward') => command(`/${where}`, {}),
    evaluate,
    expectInPage,
    /** Waits until so many elements have this name, without those that are hidden. */
    expectCount: (what: Named, count: number) =>
      expect.poll(() => find(what, '?.length ?? null'), what.name).toBe(count),
    expectText: (text: string) => expectInPage((wanted) => document.body.innerText.includes(wanted), true, text),
    expectAddress: (address: string) => expectInPage(() => location.pathname + location.search, address),
    /** Waits for the element, brings it into view and presses it where it is drawn. */
    press: async (what: Named) => {
      await expect(async () => {
        const found = await find<Record<typeof elementKey, string>[]>(what);
        expect(found, `${what.role} ${what.name}`).toHaveLength(1);
        // The driver does not scroll to it by itself.
        await run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", [found[0]]);
        await command(`/element/${found[0]![elementKey]}/click`, {});
      }).toPass({ intervals: [50] });
    },
    /** Types into what has the focus. */
    type: (text: string) => {
      const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      return command('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    setSize: async (size: { width: number; height: number }) => {
      await command('/window/rect', { x: 0, y: 0, ...size });
      await expectInPage(() => ({ width: innerWidth, height: innerHeight }), size);
    },
    /** Everything that the console was told since the last time: by the site, by its errors, by its policy. */
    console: async () => {
      const end = `end of ${read}`;
      await evaluate((word) => console.log(word), end);
      const unread = () => readFileSync(path.join(directory, 'console'), 'utf8').slice(read);
      await expect.poll(unread).toContain(end);
      const said = unread();
      read += said.length;
      return said.split('\n').filter((line) => line && !line.includes(end) && !line.includes(ownWords));
    },
  };
  const close = async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  };
  return { tab, close };
}
